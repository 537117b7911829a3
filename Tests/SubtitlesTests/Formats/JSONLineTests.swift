import Foundation
import Subtitles
import Testing

@Suite struct JSONLineTests {
  @Test func anObjectIsOneLineInItsOrder() {
    let value = JSONLine.object([
      "event": .text("cue"), "id": .number(1), "gone": nil, "ok": .truth(true), "none": JSONLine.none,
      "files": .list([.text("a"), .text("b")]),
    ])
    #expect(value.written == #"{"event":"cue","id":1,"ok":true,"none":null,"files":["a","b"]}"#)
  }

  /// Whole numbers have no point, and what is no number is `null`.
  @Test(arguments: [
    (0, "0"), (3, "3"), (-0.25, "-0.25"), (363_599.999, "363599.999"), (0.1, "0.1"), (.infinity, "null"),
    (.nan, "null"),
  ])
  func decimalsAreShort(number: Double, written: String) {
    #expect(JSONLine.decimal(number).written == written)
  }

  @Test(arguments: ["\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{2028}", "字幕 🎬 e\u{301}", "", "</script>"])
  func everyTextComesBack(text: String) throws {
    let written = JSONLine.list([.text(text)]).written
    #expect(!written.contains("\n"))
    #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
  }
}
