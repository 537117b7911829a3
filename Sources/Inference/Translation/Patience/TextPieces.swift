internal import Subtitles

/// A long text in pieces that are translated one by one, so that no single call is without bound: what is lost with a
/// worker is a piece, and a cancellation never waits.
struct TextPieces: Hashable {
  /// As many characters as a page has.
  static let longest = 4000

  /// The pieces; together they are the text.
  private(set) var pieces: [Substring] = []

  init(_ text: String, longest: Int = longest) {
    var rest = text[...]
    while true {
      let head = rest.prefix(longest)
      guard head.endIndex < rest.endIndex else { break }
      let end = Self.cut(head)
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    pieces.append(rest)
  }

  /// The whole again, of translations of the pieces.
  ///
  /// The space a piece ends with is left off where the language translated to has none.
  static func joined(_ translations: [String]) -> String {
    var text = ""
    for (place, piece) in translations.enumerated() {
      // Only the piece is looked at: the end of a text that grows is far from its beginning.
      let body = piece.dropLast()
      let isSpaceless = piece.last == " " && body.last?.isWrittenWithoutSpaces == true
      text += isSpaceless && place + 1 < translations.count ? body : piece[...]
    }
    return text
  }

  /// The end of the last line in the second half, else of the last sentence, else of the last word, else of the piece.
  private static func cut(_ piece: Substring) -> String.Index {
    let half = piece[piece.index(piece.startIndex, offsetBy: piece.count / 2)...]
    let ends: [(Character) -> Bool] = [\.isNewline, { ".?!。？！".contains($0) }, \.isWhitespace]
    for isEnd in ends {
      guard let last = half.lastIndex(where: isEnd) else { continue }
      let next = piece.index(after: last)
      // With the space after a full stop; one inside a number or an address is none.
      if piece[last].isWhitespace || piece[last].isWrittenWithoutSpaces { return next }
      if next < piece.endIndex, piece[next].isWhitespace { return piece.index(after: next) }
    }
    return piece.endIndex
  }
}
