/// Writes WebVTT (`.vtt`), as the W3C's "WebVTT: The Web Video Text Tracks Format" defines it.
///
/// The cue's identity is its WebVTT identifier. The language stands in the header, where readers skip it.
public struct WebVTTWriter: SubtitleWriter {
  /// A writer.
  public init() {}

  /// See `SubtitleWriter`.
  public func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String {
    var file = options.prefix + "WEBVTT\n"
    // An arrow in the header would make a cue of it (§4.1).
    let language = CleanText.singleLine(document.primary.language).replacing("-->", with: "")
    if !language.isEmpty, document.secondary == nil { file += "Language: \(language)\n" }
    for cue in document.cuesToWrite(options) {
      file += "\n\(cue.id.number)\n"
      file += "\(cue.span.start.clock(separator: ".")) --> \(cue.span.end.clock(separator: "."))\n"
      for line in cue.lines { file += Self.escaped(line) + "\n" }
    }
    return file
  }

  /// `text` as WebVTT cue text (§4.2.2); with `>` escaped no arrow is left.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
