import Testing

@testable import Inference

@Suite struct TextPiecesTests {
  @Test(arguments: [
    ("one two. three four", 12, ["one two. ", "three four"]),
    ("one\ntwo. three", 10, ["one\ntwo. ", "three"]),
    ("aaa bbb\nccc ddd", 12, ["aaa bbb\n", "ccc ddd"]), ("今日は雨。明日も雨。", 6, ["今日は雨。", "明日も雨。"]),
    ("aaaaaaaaaa", 4, ["aaaa", "aaaa", "aa"]), ("3.5 a.com/x.y", 8, ["3.5 a.co", "m/x.y"]), ("", 4, [""]),
    ("a", 4, ["a"]),
  ])
  func longTextIsCut(text: String, longest: Int, pieces: [String]) {
    #expect(TextPieces(text, longest: longest).pieces.map(String.init) == pieces)
  }

  @Test func nothingIsLostOfAMegabyte() {
    let text = String(repeating: "All work and no play makes Jack a dull boy. ", count: 24_000)
    let pieces = TextPieces(text).pieces
    #expect(pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.count <= TextPieces.longest && $0.hasSuffix(". ") })
  }

  @Test(arguments: [
    (["文。 ", "文。"], "文。文。"), (["One. ", "Two."], "One. Two."), (["文。\n", "文。"], "文。\n文。"), ([], ""),
    (["文。 "], "文。 "), (["", "文。 ", " ", "文。"], "文。 文。"),
  ])
  func japaneseHasNoSpacesBetween(translations: [String], text: String) {
    #expect(TextPieces.joined(translations) == text)
  }
}
