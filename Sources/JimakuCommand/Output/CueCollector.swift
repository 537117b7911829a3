internal import Captioning
internal import Subtitles

/// Keeps what is made until it is written.
struct CueCollector: Sendable {
  private(set) var cues: [Cue] = []
  private var translations: [Cue.ID: String] = [:]

  mutating func take(_ event: CaptionEvent) {
    switch event {
    case .cue(let cue): cues.append(cue)
    case .translation(let id, .text(let text)): translations[id] = text
    case .translation(_, .failed), .started, .progress, .warning, .finished: break
    }
  }

  /// The cues that have a translation, with its text.
  var translated: [Cue] {
    cues.compactMap { cue in
      translations[cue.id].map { Cue(id: cue.id, span: cue.span, text: $0) }
    }
  }

  /// What each file is to hold, by its path; files that would hold no cue are left out.
  func texts(of files: [OutputFile], _ arguments: SubtitleArguments) -> [String: String] {
    let source = Track(language: arguments.source, cues: cues)
    let translation = arguments.target.map { Track(language: $0, cues: translated) }
    let options = SubtitleWritingOptions(
      order: arguments.order, byteOrderMark: arguments.writesByteOrderMark)
    let texts: [(String, String)] = files.compactMap { file in
      let document: SubtitleDocument? =
        switch file.content {
        case .source: SubtitleDocument(source)
        case .translation: translation.map { SubtitleDocument($0) }
        case .bilingual: translation.map { SubtitleDocument(source, secondary: $0) }
        }
      guard let document, !document.primary.cues.isEmpty else { return nil }
      return (file.path, file.format.writer.write(document, options: options))
    }
    return Dictionary(texts) { first, _ in first }
  }
}
