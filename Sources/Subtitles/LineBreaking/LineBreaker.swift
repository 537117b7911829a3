/// A cue's text in lines.
public struct BrokenText: Hashable, Sendable {
  /// The lines, without white space at their ends; empty when there is no text.
  public var lines: [String]
  /// Whether there are more lines than allowed, or one is longer than allowed; nothing is ever left out.
  public var isOverLimit: Bool
}

/// Breaks a cue's text into lines, by the rules of its language.
///
/// English and other languages with spaces: at phrase boundaries, balanced, the longer line below. Japanese: between
/// phrases, with no particle, small kana or closing mark at the beginning of a line and no opening bracket at its end.
///
///     LineBreaker(language: "en").lines(of: "It was the best of times, it was the worst of times,").lines
///     // ["It was the best of times,", "it was the worst of times,"]
public struct LineBreaker: Sendable {
  private let fit: LineFit
  private let isJapanese: Bool

  /// A breaker for a language, given as a BCP 47 tag; by default with the limits usual there.
  public init(language: String, limits: ReadingLimits? = nil) {
    fit = LineFit(limits: limits ?? .usual(for: language))
    isJapanese = ["ja", "zh", "yue"].contains(where: language.isLanguage)
  }

  /// The text in as few lines as it fits into; line breaks in it count as spaces.
  public func lines(of text: String) -> BrokenText {
    let flat = CleanText.singleLine(text)
    let pieces = isJapanese ? japanesePieces(flat) : WordPieces.pieces(of: flat)
    let lines = fit.lines(pieces)
    return BrokenText(lines: lines.map(String.init), isOverLimit: fit.isOverLimit(lines))
  }

  /// Phrases; those longer than a line, and all of them if they need too many lines, as smaller pieces.
  private func japanesePieces(_ text: String) -> [TextPiece] {
    let phrases = JapanesePhrases.pieces(of: text)
    let longest = 2 * fit.limits.lineLength
    let fitting = phrases.flatMap { phrase in
      guard fit.limits.halfUnits(phrase.text.trimmed) > longest else { return [phrase] }
      var pieces = JapanesePhrases.smallestPieces(of: phrase.text)
      if !pieces.isEmpty { pieces[0].penaltyBefore = phrase.penaltyBefore }
      return pieces
    }
    guard fit.isOverLimit(fit.lines(fitting)), fit.limits.halfUnits(text) <= longest * fit.limits.lineCount
    else {
      return fitting
    }
    return JapanesePhrases.smallestPieces(of: text)
  }
}
