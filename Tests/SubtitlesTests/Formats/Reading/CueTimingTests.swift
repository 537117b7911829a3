import Subtitles
import Testing

/// Lines that say when a cue is shown, as carelessly as they are written.
struct CueTimingTests {
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
}
