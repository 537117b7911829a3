import Testing

@testable import Media

/// Subtitle files as people write them, in their plainest form.
struct SidecarTextTests {
  @Test(arguments: [
    ("00:00:01,000 --> 00:00:02,500", 1000, 2500), ("00:01:39 --> 00:01:41,04", 99_000, 101_040),
    ("0:0:1.5 --> 0:0:2.25", 1500, 2250), ("01:02.003 --> 1:02:03.004 align:start", 62_003, 3_723_004),
    ("  00:00:01,000-->00:00:02,000  ", 1000, 2000), ("00 : 00 : 01 , 000 --> 00:00:02,000", 1000, 2000),
    ("00:00:01,000 --> 00:00:02,000X1:40 X2:600", 1000, 2000),
    ("100:00:00,000 --> 100:00:01,000", 360_000_000, 360_001_000),
  ])
  func timeLinesAreRead(_ line: String, _ start: Int, _ end: Int) {
    let timing = CueTiming(line[...])
    #expect(timing?.start == start)
    #expect(timing?.end == end)
  }

  @Test(arguments: [
    "", "-->", "1 --> 2", "a --> b", "00:00:01,000 -> 00:00:02,000", "00:00:01,000 --> ",
    "00:00:-1,000 --> 00:00:02,000",
    "９:00 --> 10:00", "1:2:3:4 --> 5:00", "9999999:00:00 --> 9999999:00:01",
  ])
  func otherLinesAreNot(_ line: String) {
    #expect(CueTiming(line[...]) == nil)
  }

  @Test(arguments: [
    // Bare carriage returns; times without hours; styles, notes, regions and identifiers.
    (
      "WEBVTT\r\rSTYLE\r::cue { color: red }\r\rNOTE a --> note\r\rone\r00:01.000 --> 00:02.000 line:0\rHello\rthere\r\r",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\nthere\n\n"
    ),
    (
      "WEBVTT - title\n\n00:01.000 --> 00:02.000\na\n00:03.000 --> 00:04.000\nb\n",
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na\n\n00:00:03.000 --> 00:00:04.000\nb\n\n"
    ),
    (
      "WEBVTT\n\nbad --> time\nlost\n\n00:03.000 --> 00:04.000\nkept",
      "WEBVTT\n\n00:00:03.000 --> 00:00:04.000\nkept\n\n"
    ),
    // No numbers; empty lines inside a text; a number that is text.
    (
      "00:00:01 --> 00:00:02\nfirst\n\nsecond\n\n2\n00:00:03 --> 00:00:04\n42\n",
      "1\n00:00:01,000 --> 00:00:02,000\nfirst\nsecond\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n\n"
    ),
    // What is neither is let be, but for its line ends.
    ("WEBvtt\r\n\r\n00:01.000 --> 00:02.000\r\nx", "WEBvtt\n\n00:01.000 --> 00:02.000\nx"),
    ("[Script Info]\r\nTitle: a", "[Script Info]\nTitle: a"),
    ("", ""),
  ])
  func filesAreBroughtIntoShape(_ text: String, _ tidied: String) {
    #expect(SidecarText.tidied(text) == tidied)
  }
}
