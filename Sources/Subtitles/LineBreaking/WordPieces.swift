/// Text that is written with spaces, as pieces that are not broken.
enum WordPieces {
  /// The words of `text`, each with the white space after it; together they are `text`.
  static func pieces(of text: some StringProtocol) -> [TextPiece] {
    let text = Substring(text)
    var pieces: [TextPiece] = []
    var start = text.startIndex
    while start < text.endIndex {
      let space =
        text[start...].drop(while: \.isWhitespace).firstIndex(where: \.isWhitespace) ?? text.endIndex
      let end = text[space...].firstIndex(where: { !$0.isWhitespace }) ?? text.endIndex
      let piece = text[start..<end]
      let penalty = pieces.last.map {
        EnglishPhrasing.penalty(between: String($0.text.trimmed), and: String(piece.trimmed))
      }
      pieces.append(TextPiece(text: piece, penaltyBefore: penalty ?? 0))
      start = end
    }
    return pieces
  }
}
