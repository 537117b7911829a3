import Testing

@testable import Subtitles

/// SubStation Alpha, advanced or not.
struct SubStationAlphaReaderTests {
  static let header = "[Script Info]\nScriptType: v4.00+\n\n[Events]\n"
  static let format = "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"

  @Test(arguments: [
    (
      "the usual fields",
      format + "Dialogue: 0,0:00:01.00,0:00:02.50,Default,Ann,0,0,0,,{\\i1}One,{\\i0} two\\Nthree",
      ["1000-2500|Default\nAnn|{\\i1}One,{\\i0} two\\Nthree"], []
    ),
    (
      "few fields in another order",
      "Format: Style, Text, End, Start\nDialogue: Sign,One,0:00:02.50,0:00:01.00",
      ["1000-2500|Sign\n|One"], []
    ),
    (
      "names in any case, and blanks", "FORMAT:start , END,text\ndialogue:   0:00:01.00 , 0:00:02.50,One",
      ["1000-2500|\n|One"], []
    ),
    (
      "no line Format", "Dialogue: Marked=0,0:00:01.00,0:00:02.50,*Default,,0000,0000,0000,,One",
      ["1000-2500|*Default\n|One"], ["5 missingFormatLine"]
    ),
    (
      "comments and what nobody knows",
      format + "Comment: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,No\nwhat\nWhat: 1\n",
      [], ["7 strayText", "8 strayText"]
    ),
    (
      "times that make no sense, too few fields, no text",
      format
        + "Dialogue: 0,0:00:xx,0:00:02.50,Default,,0,0,0,,One\nDialogue: 0,1\nDialogue: 0,0:00:02.00,0:00:02.00,Default,,0,0,0,,",
      ["2000-2000|Default\n|"], ["6 unreadableTime", "7 unreadableTime", "8 endBeforeStart", "8 emptyCue"]
    ),
    (
      "fonts are no events",
      format
        + "Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,One\n\n[Fonts]\nfontname: a.ttf\n!@#\nDialogue: 0,0:00:01.00\n",
      ["1000-2500|Default\n|One"], []
    ),
  ])
  func eventsAreRead(_ name: String, _ events: String, _ cues: [String], _ remarks: [String]) throws {
    let text = Self.header + events
    let file = try #require(SubStationAlphaReader.read(text))
    let found = file.cues.map { cue in
      "\(cue.span.start.milliseconds)-\(cue.span.end.milliseconds)|\(cue.style)|\(file.body(of: cue))"
    }
    #expect(found == cues, "\(name)")
    #expect(SubRipReaderTests.remarks(file) == remarks, "\(name)")
    #expect(file.written(file.cues.map { String(file.body(of: $0)) }) == text)
  }

  @Test func otherTextIsNone() {
    #expect(SubStationAlphaReader.read("[INFORMATION]\nDialogue: 0") == nil)
    #expect(SubStationAlphaReader.read("") == nil)
  }
}
