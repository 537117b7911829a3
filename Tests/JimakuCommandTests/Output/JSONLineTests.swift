import Foundation
import Testing

@testable import JimakuCommand

@Suite struct JSONLineTests {
  @Test func anObjectIsOneLineInItsOrder() {
    let value = JSONLine.object([
      "event": .text("cue"), "id": .number(1), "gone": nil, "ok": .truth(true), "none": JSONLine.none,
      "files": .list([.text("a"), .text("b")]),
    ])
    #expect(value.written == #"{"event":"cue","id":1,"ok":true,"none":null,"files":["a","b"]}"#)
  }

  @Test(arguments: ["\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{2028}", "字幕 🎬 e\u{301}", "", "</script>"])
  func everyTextComesBack(text: String) throws {
    let written = JSONLine.list([.text(text)]).written
    #expect(!written.contains("\n"))
    #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
  }
}
