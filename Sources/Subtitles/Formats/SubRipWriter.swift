/// Writes SubRip (`.srt`).
///
/// Cues are numbered from 1 as players expect. The format has no escapes: text goes in as it is, but an arrow `-->`,
/// which readers would take for a time line, becomes `→`.
public struct SubRipWriter: SubtitleWriter {
  /// A writer.
  public init() {}

  /// See `SubtitleWriter`.
  public func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String {
    var file = options.prefix
    for (index, cue) in document.cuesToWrite(options).enumerated() {
      if index > 0 { file += "\n" }
      file += "\(index + 1)\n"
      file += "\(cue.span.start.clock(separator: ",")) --> \(cue.span.end.clock(separator: ","))\n"
      for line in cue.lines { file += line.replacing("-->", with: "→") + "\n" }
    }
    return file
  }
}
