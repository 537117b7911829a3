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
    let languages = document.secondary.map { [JSONLine.text($0.language)] } ?? []
    let cues = document.cuesToWrite(options).map {
      "    " + cue($0, isBilingual: document.secondary != nil).written
    }
    let list = cues.isEmpty ? "[]" : "[\n" + cues.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "format": "jimaku-subtitles",
        "version": \(Self.version),
        "language": \(JSONLine.text(document.primary.language).written),
        "translations": \(JSONLine.list(languages).written),
        "cues": \(list)
      }

      """
  }

  private func cue(_ cue: WrittenCue, isBilingual: Bool) -> JSONLine {
    let source = cue.texts.first(where: \.isPrimary)
    let translation = cue.texts.first { !$0.isPrimary }
    let state = isBilingual ? (translation == nil ? "untranslated" : "translated") : "source"
    return .object([
      "id": .number(cue.id.number), "start": .number(cue.span.start.milliseconds),
      "end": .number(cue.span.end.milliseconds), "startSeconds": .decimal(cue.span.start.seconds),
      "endSeconds": .decimal(cue.span.end.seconds), "text": .text(source?.whole ?? ""),
      "lines": lines(source),
      "words": .list(cue.words.map(word)),
      "translations": .object(
        translation.map { [JSONLine.Member(name: $0.language, value: text($0))] } ?? []),
      "state": .text(state),
    ])
  }

  private func lines(_ text: WrittenCue.Text?) -> JSONLine {
    .list((text?.lines ?? []).map { .text($0) })
  }

  private func text(_ text: WrittenCue.Text) -> JSONLine {
    .object(["text": .text(text.whole), "lines": lines(text)])
  }

  private func word(_ word: Word) -> JSONLine {
    .object([
      "text": .text(word.text), "start": .number(word.span.start.milliseconds),
      "end": .number(word.span.end.milliseconds),
      "confidence": word.confidence.flatMap { $0.isFinite ? .decimal($0) : nil },
    ])
  }
}
