/// A stretch of text that is not broken.
struct TextPiece: Hashable, Sendable {
  /// The stretch, with the white space after it.
  var text: Substring
  /// How bad a break before it is: 0 after a sentence, up to 60 where only need excuses it.
  var penaltyBefore: Int

  /// Makes the piece reach to the end of `next`, which directly follows it in the same text.
  mutating func absorb(_ next: Substring) {
    text = text.base[text.startIndex..<next.endIndex]
  }

  /// The text of neighbouring pieces.
  static func text(of pieces: ArraySlice<TextPiece>) -> Substring {
    guard let first = pieces.first?.text, let last = pieces.last?.text else { return "" }
    return first.base[first.startIndex..<last.endIndex]
  }
}
