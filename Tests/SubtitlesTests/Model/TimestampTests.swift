import Subtitles
import Testing

@Suite("Time")
struct TimestampTests {
  @Test(
    "is whole milliseconds, rounded once", arguments: [(1.0004, 1000), (1.0005, 1001), (-0.25, -250), (0, 0)])
  func rounds(seconds: Double, milliseconds: Int) {
    #expect(Timestamp(seconds: seconds)?.milliseconds == milliseconds)
  }

  @Test("is none when the seconds are none", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func refuses(seconds: Double) {
    #expect(Timestamp(seconds: seconds) == nil)
  }

  @Test("stops at the ends of the integers")
  func saturates() {
    let first = Timestamp(milliseconds: .min)
    let last = Timestamp(milliseconds: .max)
    #expect(last + 1 == last)
    #expect(first + -1 == first)
    #expect(first - 1 == first)
    #expect(last - -1 == last)
    #expect(last - first == .max)
    #expect(first - last == .min)
    #expect(TimeSpan(start: first, end: last).duration == .max)
  }

  @Test("is a half-open stretch")
  func isHalfOpen() {
    let span = TimeSpan(100, 200)
    #expect(span.contains(Timestamp(milliseconds: 100)) && !span.contains(Timestamp(milliseconds: 200)))
    #expect(!span.overlaps(TimeSpan(200, 300)) && span.overlaps(TimeSpan(199, 300)))
    #expect(TimeSpan(200, 100).isEmpty)
  }
}
