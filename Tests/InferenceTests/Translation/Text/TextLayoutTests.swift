import Testing

@testable import Inference

@Suite struct TextLayoutTests {
  /// Each sentence's core is translated to its number.
  private func numbered(_ text: String) -> String {
    let layout = TextLayout(text)
    return layout.text(with: layout.sentences.enumerated().map { $1.core.isEmpty ? "" : "文\($0 + 1)。" })
  }

  @Test(arguments: [
    ("One. Two.", "文1。文2。"),
    ("  One.\n\n\tTwo.  \n", "  文1。\n\n\t文2。  \n"),
    ("One.\r\nTwo.", "文1。\r\n文2。"),
    ("- One.\n- Two.", "- 文1。\n- 文2。"),
    ("Apples\nPears\nPlums", "文1。\n文2。\n文3。"),
    ("Name\tAge", "文1。\t文2。"),
    ("♪\n1984\n\n...", "♪\n1984\n\n..."),
    ("One.\u{2028}Two.", "文1。\u{2028}文2。"),
    ("", ""), (" ", " "), ("\n", "\n"), (" \n\t\n ", " \n\t\n "),
  ])
  func whiteSpaceAndLineBreaksStay(text: String, translated: String) {
    #expect(numbered(text) == translated)
  }

  @Test(arguments: [
    ("I went to\nParis.", ["I went to Paris."]),
    ("He was here,\nhe said.\nShe was not.", ["He was here, he said.", "She was not."]),
    ("I know\nthe man.", ["I know the man."]),
    ("Hello\n- Hi", ["Hello", "Hi"]),
    ("It ends.\nthen goes on", ["It ends.", "then goes on"]),
    ("今日は、\n雨です。", ["今日は、 雨です。"]),
  ])
  func aSentenceRunsOnOverLines(text: String, cores: [String]) {
    #expect(TextLayout(text).sentences.map(\.core) == cores)
  }

  @Test func aSentenceOverTwoLinesComesBackInTwo() {
    let layout = TextLayout("I have been waiting for\nyou all day long.")
    #expect(layout.text(with: ["一日中、あなたのことを待っていました。"]) == "一日中、あなたのことを\n待っていました。")
  }

  @Test func withoutATranslationOfItsWordsTheTextIsTheSame() {
    let text = "  A page.  Of text.\n\n<i>With tags</i>\tand tabs\r\n\u{3000}全角。\n"
    let layout = TextLayout(text)
    let same = layout.text(with: layout.sentences.map { $0.core })
    #expect(same == text)
  }
}
