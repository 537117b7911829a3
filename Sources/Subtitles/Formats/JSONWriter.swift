/// Writes this project's own JSON (`.json`, RFC 8259).
///
/// One object: `format` is `jimaku-subtitles`, `version` 1, `language` the source's tag, `translations` the list of the
/// other languages' tags, `cues` the list of cues. A cue has `id`, `start` and `end` in milliseconds, `startSeconds` and
/// `endSeconds` for browsers, `text`, `lines`, `words` (`text`, `start`, `end` in milliseconds, `confidence` if known),
/// `translations` (an object from tag to `text` and `lines`) and `state`: `source` in a file of one language,
/// `translated`, or `untranslated` when the translation is missing. `order` and the byte order mark do not apply.
public struct JSONWriter: SubtitleWriter {
  /// The version of the schema; it changes when a reader of the old one would go wrong.
  public static let version = 1

  /// A writer.
  public init() {}

  /// See `SubtitleWriter`.
  public func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String {
    let languages = document.secondary.map { [JSONText.string($0.language)] } ?? []
    let cues = document.cuesToWrite(options).map { "    " + cue($0, isBilingual: document.secondary != nil) }
    let list = cues.isEmpty ? "[]" : "[\n" + cues.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "format": "jimaku-subtitles",
        "version": \(Self.version),
        "language": \(JSONText.string(document.primary.language)),
        "translations": \(JSONText.array(languages)),
        "cues": \(list)
      }

      """
  }

  private func cue(_ cue: WrittenCue, isBilingual: Bool) -> String {
    let source = cue.texts.first(where: \.isPrimary)
    let translation = cue.texts.first { !$0.isPrimary }
    let state = isBilingual ? (translation == nil ? "untranslated" : "translated") : "source"
    return JSONText.object([
      ("id", String(cue.id.number)),
      ("start", String(cue.span.start.milliseconds)),
      ("end", String(cue.span.end.milliseconds)),
      ("startSeconds", cue.span.start.decimalSeconds),
      ("endSeconds", cue.span.end.decimalSeconds),
      ("text", JSONText.string(source?.whole ?? "")),
      ("lines", lines(source)),
      ("words", JSONText.array(cue.words.map(word))),
      ("translations", JSONText.object(translation.map { [($0.language, text($0))] } ?? [])),
      ("state", JSONText.string(state)),
    ])
  }

  private func lines(_ text: WrittenCue.Text?) -> String {
    JSONText.array((text?.lines ?? []).map(JSONText.string))
  }

  private func text(_ text: WrittenCue.Text) -> String {
    JSONText.object([("text", JSONText.string(text.whole)), ("lines", lines(text))])
  }

  private func word(_ word: Word) -> String {
    var members = [
      ("text", JSONText.string(word.text)),
      ("start", String(word.span.start.milliseconds)),
      ("end", String(word.span.end.milliseconds)),
    ]
    // JSON has no numbers that are not finite.
    if let confidence = word.confidence, confidence.isFinite {
      members.append(("confidence", "\(confidence)"))
    }
    return JSONText.object(members)
  }
}
