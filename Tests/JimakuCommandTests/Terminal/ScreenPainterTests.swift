import Testing

@testable import JimakuCommand

@Suite struct ScreenPainterTests {
  private func lines(_ texts: String...) -> [ProgressScreen.Line] {
    texts.map { ProgressScreen.Line(text: $0, columns: DisplayColumns.of($0)) }
  }

  @Test func theNextPictureIsPaintedOverTheLast() {
    var painter = ScreenPainter()
    #expect(painter.paint(lines("one", "bar"), columns: 80) == "one\u{1B}[K\nbar\u{1B}[K\n\u{1B}[J")
    #expect(painter.paint(lines("bar"), columns: 80) == "\u{1B}[2A\rbar\u{1B}[K\n\u{1B}[J")
  }

  @Test func nothingIsSentWhenNothingChanges() {
    var painter = ScreenPainter()
    _ = painter.paint(lines("bar"), columns: 80)
    #expect(painter.paint(lines("bar"), columns: 80).isEmpty)
  }

  @Test func linesThatStayAreWrittenAbove() {
    var painter = ScreenPainter()
    _ = painter.paint(lines("bar"), columns: 80)
    #expect(
      painter.paint(lines("bar"), above: ["warning"], columns: 80)
        == "\u{1B}[1A\rwarning\u{1B}[K\nbar\u{1B}[K\n\u{1B}[J")
    #expect(painter.paint([], above: ["done"], columns: 80) == "\u{1B}[1A\rdone\u{1B}[K\n\u{1B}[J")
    #expect(painter.paint(lines("next"), columns: 80) == "next\u{1B}[K\n\u{1B}[J")
  }

  @Test func aNarrowedTerminalHasWrappedTheLastPicture() {
    var painter = ScreenPainter()
    _ = painter.paint(lines("0123456789", "bar"), columns: 80)
    // At 4 columns the ten letters take three rows.
    #expect(painter.paint(lines("x"), columns: 4).hasPrefix("\u{1B}[4A\r"))
  }
}

@Suite struct TerminalStyleTests {
  @Test(
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "dumb"], nil), ([:], nil),
    ] as [([String: String], Bool?)])
  func theEnvironmentDecides(environment: [String: String], hasColour: Bool?) {
    #expect(TerminalStyle(environment: environment)?.hasColour == hasColour)
  }

  @Test func withoutColourNothingIsStyled() {
    #expect(TerminalStyle(hasColour: false).done("x") == "x")
    #expect(TerminalStyle(hasColour: true).done("x") == "\u{1B}[32mx\u{1B}[0m")
  }
}
