import Testing

@testable import JimakuCommand

@Suite struct DisplayColumnsTests {
  @Test(arguments: [
    ("letters", "talk", 4), ("kana and Han", "字幕です。", 10), ("half-width kana", "ｶﾅ", 2),
    ("full-width letters", "ＡＢ", 4), ("Hangul", "한국", 4), ("a combining accent", "e\u{301}", 1),
    ("a combining voiced mark", "か\u{3099}", 2), ("an emoji", "🎬", 2), ("a family of emoji", "👩‍👩‍👧", 2),
    ("a narrow sign as emoji", "❤️", 2), ("a flag", "🇯🇵", 2), ("ambiguous", "…“”", 3),
    ("a zero-width space", "\u{200B}", 0),
    ("an ideograph of the second plane", "𠮷", 2), ("nothing", "", 0),
  ])
  func columns(name: String, text: String, columns: Int) {
    #expect(DisplayColumns.of(text) == columns)
  }

  @Test(arguments: [
    ("fits", "talk", 4, "talk"), ("too long", "talking", 4, "tal…"), ("wide", "字幕です", 5, "字幕…"),
    ("half a wide character is none", "字幕です", 6, "字幕…"), ("no room", "talk", 0, ""),
    ("one column", "talk", 1, "…"),
  ])
  func cutting(name: String, text: String, columns: Int, expected: String) {
    #expect(DisplayColumns.cut(text, to: columns) == expected)
    #expect(DisplayColumns.of(expected) <= columns)
  }
}
