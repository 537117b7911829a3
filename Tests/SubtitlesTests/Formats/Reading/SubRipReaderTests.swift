import Testing

@testable import Subtitles

/// SRT as it is found.
struct SubRipReaderTests {
  /// What a file holds, in short: `start-end name text` for each cue.
  static func cues(_ file: SubtitleFile) -> [String] {
    file.cues.map { cue in
      let parts = ["\(cue.span.start.milliseconds)-\(cue.span.end.milliseconds)", cue.name, cue.settings]
      return (parts + [String(file.body(of: cue))]).joined(separator: "|")
    }
  }

  static func remarks(_ file: SubtitleFile) -> [String] {
    file.remarks.map { "\($0.line) \($0.kind)" }
  }

  @Test(arguments: [
    (
      "the usual form",
      "1\n00:00:01,000 --> 00:00:02,500\nOne\nline\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n",
      ["1000-2500|1||One\nline", "3000-4000|2||Two"], []
    ),
    (
      "CR LF, and no line end at the end", "1\r\n00:00:01,000 --> 00:00:02,500\r\nOne\r\nline",
      ["1000-2500|1||One\r\nline"], []
    ),
    ("CR alone", "1\r00:00:01,000 --> 00:00:02,500\rOne\r", ["1000-2500|1||One"], []),
    (
      "no numbers, dots, no hours", "00:01.000 --> 00:02.500\nOne\n\n00:03 --> 00:04\nTwo",
      ["1000-2500|||One", "3000-4000|||Two"],
      ["1 missingNumber", "1 unusualTime", "4 missingNumber", "4 unusualTime"]
    ),
    (
      "coordinates", "1\n00:00:01,000 --> 00:00:02,500  X1:40 X2:600 Y1:20 Y2:50\nOne\n",
      ["1000-2500|1|X1:40 X2:600 Y1:20 Y2:50|One"], []
    ),
    (
      "a blank line inside",
      "1\n00:00:01,000 --> 00:00:02,500\nOne\n\nmore\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n",
      ["1000-2500|1||One\n\nmore", "3000-4000|2||42"], ["4 blankLineInside"]
    ),
    (
      "no blank line between",
      "1\n00:00:01,000 --> 00:00:02,500\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n",
      ["1000-2500|1||One", "3000-4000|2||Two"], []
    ),
    (
      "a number that is text", "1\n00:00:01,000 --> 00:00:02,500\n7\n\n2\n00:00:03,000 --> 00:00:04,000\n8",
      ["1000-2500|1||7", "3000-4000|2||8"], []
    ),
    (
      "an empty cue", "1\n00:00:01,000 --> 00:00:02,500\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n",
      ["1000-2500|1||", "3000-4000|2||Two"], ["2 emptyCue"]
    ),
    (
      "times that make no sense",
      "1\n00:00:xx,000 --> 00:00:02,500\nlost\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n",
      ["3000-4000|2||Two"], ["2 unreadableTime"]
    ),
    (
      "an arrow in the text", "1\n00:00:01,000 --> 00:00:02,500\nA --> B\n", ["1000-2500|1||A --> B"], []
    ),
    (
      "back in time, overlapping, ending first",
      "1\n00:00:05,000 --> 00:00:09,000\na\n\n3\n00:00:08,000 --> 00:00:07,000\nb\n\n4\n00:00:01,000 --> 00:00:02,000\nc\n",
      ["5000-9000|1||a", "8000-8000|3||b", "1000-2000|4||c"],
      ["6 unexpectedNumber", "6 endBeforeStart", "6 overlap", "10 outOfOrder"]
    ),
    (
      "something in front", "Subtitles by me\n\n1\n00:00:01,000 --> 00:00:02,500\nOne\n",
      ["1000-2500|1||One"], ["1 strayText"]
    ),
    (
      "a combining mark behind the arrow", "1\n00:00:01,000 -->\u{301} 00:00:02,500\nOne\n", [],
      ["2 unreadableTime"]
    ),
  ])
  func filesAreRead(_ name: String, _ text: String, _ cues: [String], _ remarks: [String]) {
    let file = SubRipReader.read(text)
    #expect(Self.cues(file) == cues, "\(name)")
    #expect(Set(Self.remarks(file)) == Set(remarks), "\(name)")
    #expect(file.written(file.cues.map { String(file.body(of: $0)) }) == text)
  }

  @Test func onlyTheTextsChange() {
    let text =
      "x\r\n1\r\n00:00:01,000 --> 00:00:02,500  X1:40\r\n<i>One</i>\r\n\r\n\r\n00:03 --> 00:04\r\nTwo\r\n\r\n"
    var file = SubRipReader.read(text)
    file.hasByteOrderMark = true
    #expect(file.lineEnd == "\r\n")
    #expect(
      file.written(["一", nil])
        == "\u{FEFF}x\r\n1\r\n00:00:01,000 --> 00:00:02,500  X1:40\r\n一\r\n\r\n\r\n00:03 --> 00:04\r\nTwo\r\n\r\n"
    )
  }
}
