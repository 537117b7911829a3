/// Gives a sentence's translation back to the cues the sentence was made of.
///
/// The text is cut between phrases, so that each cue's part is about as large a share of the translation as the cue is
/// of the sentence, in text and in time, and rather after punctuation than elsewhere. A text with fewer words than
/// there are cues stays on the screen: the last cues repeat its end.
///
///     let parts = TranslationSplitter.split("それは最良の時代であり、最悪の時代でもあった。", over: cues)
public enum TranslationSplitter {
  /// As many texts as there are cues, in order, empty only if `text` is; without repetitions they are `text` but for
  /// white space at the cuts.
  ///
  /// Japanese is recognised by its letters and cut between phrases, or between words if there are too few; other
  /// languages are cut between words.
  public static func split(_ text: String, over cues: [Cue]) -> [String] {
    let text = text.trimmed
    guard cues.count > 1, !text.isEmpty else { return cues.map { _ in String(text) } }
    let pieces = pieces(of: text, atLeast: cues.count)
    guard pieces.count > cues.count else {
      return cues.indices.map { String(pieces[min($0, pieces.count - 1)].text.trimmed) }
    }
    return PhraseDistribution(pieces: pieces, weights: weights(cues)).parts
  }

  /// As many texts as there are shares, which are thousandths of the whole; those that no phrase is left for are empty.
  package static func split(_ text: String, byShares shares: [Int]) -> [String] {
    let text = text.trimmed
    guard shares.count > 1, !text.isEmpty else { return [String(text)] + shares.dropFirst().map { _ in "" } }
    let pieces = pieces(of: text, atLeast: shares.count)
    guard pieces.count > shares.count else {
      return shares.indices.map { $0 < pieces.count ? String(pieces[$0].text.trimmed) : "" }
    }
    return PhraseDistribution(pieces: pieces, weights: shares).parts
  }

  private static func pieces(of text: Substring, atLeast count: Int) -> [TextPiece] {
    guard text.contains(where: \.isWrittenWithoutSpaces) else { return WordPieces.pieces(of: text) }
    let phrases = JapanesePhrases.pieces(of: text)
    if phrases.count >= count { return phrases }
    return JapanesePhrases.words(of: text)
  }

  /// Each cue's share in thousandths, half by text and half by time.
  private static func weights(_ cues: [Cue]) -> [Int] {
    let lengths = cues.map { max($0.text.count, 1) }
    let durations = cues.map { min(max($0.span.duration, 1), 1_000_000) }
    let length = lengths.reduce(0, +)
    let duration = durations.reduce(0, +)
    return zip(lengths, durations).map { 500 * $0 / length + 500 * $1 / duration }
  }
}
