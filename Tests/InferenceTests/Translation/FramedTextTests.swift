import Testing

@testable import Inference

@Suite struct FramedTextTests {
  @Test(arguments: [
    ("♪ la la ♪", ["♪ ", "la la", " ♪"]),
    ("♪la la♪♪", ["♪", "la la", "♪♪"]),
    ("🎉 Welcome!", ["🎉 ", "Welcome!", ""]),
    ("  Hello. ", ["", "Hello.", ""]),
    ("\"Hello,\" he said.", ["", "\"Hello,\" he said.", ""]),
    ("Rock ♪ and roll", ["", "Rock ♪ and roll", ""]),
    ("x200", ["x200", "", ""]),
    ("https://example.com", ["https://example.com", "", ""]),
    ("♪", ["♪", "", ""]),
    ("12:30 – 14:00", ["12:30 – 14:00", "", ""]),
    ("   ", ["", "", ""]),
    ("", ["", "", ""]),
  ])
  func ornamentsAreKeptAsTheyAre(text: String, parts: [String]) {
    let framed = FramedText(text)
    #expect([framed.before, framed.core, framed.after] == parts)
  }
}
