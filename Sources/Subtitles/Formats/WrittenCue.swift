/// A cue as it goes into a file, the same for every format.
struct WrittenCue {
  /// The text in one language.
  struct Text {
    var language: String
    var isPrimary: Bool
    /// On one line.
    var whole: String
    /// In lines; never empty, none of them empty.
    var lines: [String]
  }

  var id: Cue.ID
  /// Never empty, never before zero.
  var span: TimeSpan
  var words: [Word]
  /// From top to bottom; never empty.
  var texts: [Text]

  var lines: [String] { texts.flatMap(\.lines) }
}

extension SubtitleDocument {
  /// The cues to write, by the rules of `SubtitleWriter`.
  func cuesToWrite(_ options: SubtitleWritingOptions) -> [WrittenCue] {
    // Of two cues with one identity the first counts; sorting is stable in effect because identities break ties.
    let cues = primary.cues.sorted { ($0.span.start, $0.id) < ($1.span.start, $1.id) }
    let source = TextSetting(track: primary, isPrimary: true, options: options)
    let other = secondary.map { TextSetting(track: $0, isPrimary: false, options: options) }
    let translations = Dictionary(
      (secondary?.cues ?? []).map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    return cues.indices.compactMap { index in
      let cue = cues[index]
      let next = index + 1 < cues.count ? cues[index + 1].span.start : nil
      guard let span = Self.span(cue.span, next: next) else { return nil }
      var texts = [source.text(cue.text), translations[cue.id].flatMap { other?.text($0) }]
      if options.order == .secondaryFirst { texts.reverse() }
      let present = texts.compactMap(\.self)
      return present.isEmpty ? nil : WrittenCue(id: cue.id, span: span, words: cue.words, texts: present)
    }
  }

  /// `span` from zero on; `nil` when nothing of it can be shown.
  private static func span(_ span: TimeSpan, next: Timestamp?) -> TimeSpan? {
    let start = max(span.start, .zero)
    if span.end > start { return TimeSpan(start: start, end: span.end) }
    guard span.isEmpty, span.start >= .zero else { return nil }
    let end = start + ReadingLimits.english.minimumDuration
    let widened = TimeSpan(start: start, end: next.map { min(end, $0) } ?? end)
    return widened.isEmpty ? nil : widened
  }
}

/// Sets the texts of one track.
private struct TextSetting {
  let language: String
  let isPrimary: Bool
  let breaker: LineBreaker

  init(track: Track, isPrimary: Bool, options: SubtitleWritingOptions) {
    language = track.language
    self.isPrimary = isPrimary
    breaker = LineBreaker(language: track.language, limits: options.limits[track.language])
  }

  func text(_ text: String) -> WrittenCue.Text? {
    let whole = CleanText.singleLine(text)
    let lines = breaker.lines(of: whole).lines
    return lines.isEmpty
      ? nil : WrittenCue.Text(language: language, isPrimary: isPrimary, whole: whole, lines: lines)
  }
}
