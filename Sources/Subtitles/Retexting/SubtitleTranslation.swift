/// A subtitle file on its way into another language: what is to be translated, and the file made of it.
///
///     let translation = SubtitleTranslation(of: file)
///     let texts = …            // by the identity of each of `translation.units`
///     let bodies = translation.bodies(texts, in: "ja")
///     let text = file.written(bodies)
///
/// A sentence that runs over several cues is one unit, and its translation is split back over them. A value without any
/// waiting; a file of any size and content will do.
package struct SubtitleTranslation: Sendable {
  /// How a translated cue looks.
  package enum Layout: Hashable, Sendable {
    /// The translation alone.
    case translation
    /// Both languages in one cue.
    case bilingual(SubtitleWritingOptions.Order)
  }

  /// What is to be translated, in the order of time.
  package let units: [TranslationUnit]
  private let file: SubtitleFile
  private let texts: [CueText]
  /// The pieces that the units are made of, by their identity.
  private let pieces: [Cue.ID: Piece]

  /// Takes a file apart.
  ///
  /// `areApart` tells of two texts whether they cannot be one sentence, being in different languages.
  package init(of file: SubtitleFile, areApart: (String, String) -> Bool = { _, _ in false }) {
    self.file = file
    texts = file.cues.map { CueText(file.body(of: $0), format: file.format) }
    let pieces = Self.pieces(file, texts)
    self.pieces = Dictionary(pieces.map { ($0.cue.id, $0) }) { first, _ in first }
    var assembler = SentenceAssembler()
    var units: [TranslationUnit] = []
    for (index, piece) in pieces.enumerated() {
      if !assembler.isEmpty, piece.isApart(from: pieces[index - 1], areApart) { units += assembler.finish() }
      units += assembler.take([piece.cue])
    }
    self.units = units + assembler.finish()
  }

  /// The new text of each cue, `nil` for one that stays as it is; for `SubtitleFile.written`.
  ///
  /// `translations` are by the units' identities; a unit without one, or with a blank one, keeps its words.
  package func bodies(
    _ translations: [Cue.ID: String], in language: String, layout: Layout = .translation
  ) -> [String?] {
    var words: [Int: [Int: String]] = [:]
    for unit in units {
      guard let text = translations[unit.id] else { continue }
      let parts = unit.cues.compactMap { pieces[$0] }
      for (piece, part) in zip(parts, TranslationSplitter.split(text, over: parts.map(\.cue)))
      where part.contains(where: { !$0.isWhitespace }) {
        words[piece.index, default: [:]][piece.segment] = part
      }
    }
    let breaker = LineBreaker(language: language)
    let lineBreak = file.format == .ass ? "\\N" : file.lineEnd
    return texts.enumerated().map { index, text in
      guard let words = words[index] else { return nil }
      let parts = text.segments.indices.map { words[$0] }
      switch layout {
      case .translation:
        return text.written(parts, by: breaker, lineBreak: lineBreak, isBeside: false)
      case .bilingual(let order):
        let translated = text.written(parts, by: breaker, lineBreak: lineBreak, isBeside: true)
        let both = order == .primaryFirst ? [text.body + text.closing, translated] : [translated, text.body]
        return both.joined(separator: lineBreak)
      }
    }
  }

  /// The cues that units without a translation are made of, each once, in the file's order.
  package func untranslated(_ translations: [Cue.ID: String]) -> [FoundCue] {
    let isMissing = { (unit: TranslationUnit) in
      translations[unit.id]?.contains { !$0.isWhitespace } != true
    }
    return cues(of: units.filter(isMissing))
  }

  /// The cues that units are made of, each once, in the file's order.
  package func cues(of units: [TranslationUnit]) -> [FoundCue] {
    let places = units.flatMap(\.cues).compactMap { pieces[$0]?.index }
    return Set(places).sorted().map { file.cues[$0] }
  }

  /// What is said in the file, piece by piece, in the order of time.
  private static func pieces(_ file: SubtitleFile, _ texts: [CueText]) -> [Piece] {
    let order = file.cues.indices.sorted { (file.cues[$0].span.start, $0) < (file.cues[$1].span.start, $1) }
    var pieces: [Piece] = []
    var isAfterSilence = false
    for index in order {
      for (number, segment) in texts[index].segments.enumerated() {
        guard segment.isSpeech else {
          isAfterSilence = true
          continue
        }
        let cue = Cue(id: Cue.ID(pieces.count + 1), span: file.cues[index].span, text: segment.text)
        pieces.append(
          Piece(
            cue: cue, index: index, segment: number, isAlone: texts[index].segments.count > 1,
            isAfterSilence: isAfterSilence, style: file.cues[index].style, content: segment))
        isAfterSilence = false
      }
    }
    return pieces
  }
}

/// Something said, with where it stands.
private struct Piece: Sendable {
  /// The segment as a cue of its own; its identity is its number among the pieces.
  var cue: Cue
  /// The place of its cue in the file, and its own in the cue.
  var index: Int
  var segment: Int
  /// Whether its cue has other segments.
  var isAlone: Bool
  /// Whether a cue without words stands before it.
  var isAfterSilence: Bool
  var style: String
  var content: CueSegment

  /// So much may two cues of one sentence overlap, in milliseconds: careless times do.
  private static let tolerance = 500

  /// Whether this cannot be the same sentence as what stands before it, whatever the words are.
  func isApart(from last: Piece, _ areApart: (String, String) -> Bool) -> Bool {
    isAlone || last.isAlone || isAfterSilence || style != last.style
      || content.voice != last.content.voice || content.beginsWithDash
      || content.isMusic != last.content.isMusic || content.isBracketed || last.content.isBracketed
      || last.cue.span.end - cue.span.start > Self.tolerance
      || areApart(last.cue.text, cue.text)
  }
}
