import Testing

@testable import Media

/// The rules of placing blocks, at 1000 frames a second so that frames are milliseconds.
struct AudioTimelineTests {
  /// Blocks of 100 frames with their stamps, `nil` for none, and what becomes of each.
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var from: Int64 = 0
    var end: Int64?
    var stamps: [Int64?]
    var silence: [Int64]
    var skipped: [Int]
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "continuous", stamps: [0, 100, 200], silence: [0, 0, 0], skipped: [0, 0, 0]),
    Case(id: "late beginning, exactly", stamps: [7, 107], silence: [7, 0], skipped: [0, 0]),
    Case(
      id: "before zero is left out", stamps: [-150, -50, 50], silence: [0, 0, 0], skipped: [100, 50, 0]),
    Case(
      id: "run-in to a later start", from: 130, stamps: [0, 100, 200], silence: [0, 0, 0],
      skipped: [100, 30, 0]),
    Case(
      id: "run-in followed by count, as a reading from zero does", from: 130, stamps: [0, 110, 190],
      silence: [0, 0, 0], skipped: [100, 30, 0]),
    Case(id: "a hole across the start", from: 500, stamps: [0, 700], silence: [0, 200], skipped: [100, 0]),
    Case(id: "no stamps", stamps: [0, nil, nil, 300], silence: [0, 0, 0, 0], skipped: [0, 0, 0, 0]),
    Case(id: "jitter is let be", stamps: [0, 130, 180, 330], silence: [0, 0, 0, 0], skipped: [0, 0, 0, 0]),
    Case(
      id: "drift is set right past 50 ms", stamps: [0, 120, 240, 360], silence: [0, 0, 0, 60],
      skipped: [0, 0, 0, 0]),
    Case(id: "a hole", stamps: [0, 100, 700], silence: [0, 0, 500], skipped: [0, 0, 0]),
    Case(id: "an overlap", stamps: [0, 100, 140, 240], silence: [0, 0, 0, 0], skipped: [0, 0, 60, 0]),
    Case(
      id: "a block heard already", stamps: [0, 100, 0, 200], silence: [0, 0, 0, 0], skipped: [0, 0, 100, 0]),
    Case(
      id: "the clock starts anew", stamps: [20_000, 0, 100, 400], silence: [20_000, 0, 0, 200],
      skipped: [0, 0, 0, 0]),
    Case(
      id: "one wild stamp", stamps: [0, 9_000_000_000, 200], silence: [0, 0, 0], skipped: [0, 0, 0]),
    Case(
      id: "one stamp of zero", stamps: [20_000, 20_100, 0, 20_300], silence: [20_000, 0, 0, 0],
      skipped: [0, 0, 0, 0]),
    Case(
      id: "a leap of five hours and on from there", stamps: [0, 18_000_000, 18_000_100, 18_000_500],
      silence: [0, 0, 0, 300], skipped: [0, 0, 0, 0]),
    Case(
      id: "five hours inside the known length", end: 20_000_000, stamps: [0, 18_000_000],
      silence: [0, 17_999_900], skipped: [0, 0]),
  ]

  @Test(arguments: cases)
  func blocksArePlaced(_ rule: Case) {
    var timeline = AudioTimeline(rate: 1000, start: rule.from, end: rule.end)
    let placed = rule.stamps.map { timeline.place(start: $0, length: 100) }
    #expect(placed.map(\.silence) == rule.silence)
    #expect(placed.map(\.skipped) == rule.skipped)
  }

  @Test func damagedPacketsLeaveTheirLengthByStampsOrByTheirOwnAccount() {
    var timeline = AudioTimeline(rate: 1000, start: 0, end: nil)
    _ = timeline.place(start: 0, length: 100)
    timeline.damaged(length: 20)
    timeline.damaged(length: 20)
    #expect(timeline.place(start: 142, length: 100) == .init(silence: 42, skipped: 0))
    timeline.damaged(length: 20)
    #expect(timeline.place(start: nil, length: 100) == .init(silence: 20, skipped: 0))
    timeline.damaged(length: 30)
    #expect(timeline.finish() == 30)
    #expect(timeline.cursor == 392)
    #expect(timeline.finish() == 0)
  }

  @Test func theLargestStampsFit() {
    let largest = Int64(1) << 38
    var timeline = AudioTimeline(rate: 1_536_000, start: 0, end: 48 * 3_600_000)
    for stamp in [largest, -largest, 0, largest, nil, -largest] {
      _ = timeline.place(start: stamp, length: 1 << 20)
    }
    timeline.change(rate: 1000)
    timeline.change(rate: 1_536_000)
    #expect(timeline.cursor >= 0 && timeline.cursor < largest * 2)
  }

  @Test func anotherRateKeepsTheMoment() {
    var timeline = AudioTimeline(rate: 1000, start: 0, end: nil)
    _ = timeline.place(start: 0, length: 500)
    timeline.change(rate: 2000)
    #expect(timeline.cursor == 1000)
    #expect(timeline.place(start: 1600, length: 10) == .init(silence: 600, skipped: 0))
  }
}
