/// Writes the text alone (`.txt`): a line a cue, or two lines and an empty one between cues when there are two languages.
public struct PlainTextWriter: SubtitleWriter {
  /// A writer.
  public init() {}

  /// See `SubtitleWriter`.
  public func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String {
    let cues = document.cuesToWrite(options).map { cue in
      cue.texts.map { $0.whole + "\n" }.joined()
    }
    return options.prefix + cues.joined(separator: document.secondary == nil ? "" : "\n")
  }
}
