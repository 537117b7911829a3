import Library
import Subtitles
import Testing

@testable import Chase

/// Seconds, for tables.
private func span(_ start: Int, _ end: Int) -> TimeSpan { TimeSpan(start * 1000, end * 1000) }

private func at(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

struct HearingPlanTests {
  /// What is settled, where the viewer is, and what is heard next in an hour of video.
  @Test(
    arguments: [
      ("the beginning", [], 0, span(0, 3600)),
      ("five seconds before a viewer in the middle", [], 2880, span(2875, 3600)),
      ("what is settled is skipped", [span(0, 600)], 300, span(600, 3600)),
      ("a hole ahead, to its end", [span(0, 600), span(900, 3600)], 700, span(695, 900)),
      ("after the rest, what lies before", [span(2875, 3600)], 2880, span(0, 2875)),
      ("what lies before, from its beginning", [span(0, 60), span(600, 3600)], 1000, span(60, 600)),
      ("crumbs are left", [span(0, 100), TimeSpan(100_299, 3_600_000)], 0, nil),
      ("all is settled", [span(0, 3600)], 1800, nil),
      ("a viewer at the very end", [], 3600, span(3595, 3600)),
      ("a viewer beyond the end", [], 9999, span(3595, 3600)),
    ] as [(String, [TimeSpan], Int, TimeSpan?)])
  func whatIsHeardNext(case: String, settled: [TimeSpan], position: Int, next: TimeSpan?) {
    let plan = HearingPlan(duration: 3_600_000)
    #expect(plan.next(settled: TimelineRanges(settled), position: at(position)) == next)
  }

  @Test func aVideoOfUnknownLengthIsHeardToItsEnd() {
    let next = HearingPlan(duration: nil).next(settled: TimelineRanges([span(0, 10)]), position: at(3))
    #expect(next?.start == at(10) && next?.end.milliseconds == .max)
  }

  /// What is being heard, where the viewer goes, and whether hearing stays.
  @Test(arguments: [
    ("playing along", span(100, 3600), 60, true),
    ("at the front", span(100, 3600), 100, true),
    ("a little ahead of the front", span(100, 3600), 118, true),
    ("far ahead", span(100, 3600), 2880, false),
    ("back into what is settled", span(100, 3600), 20, true),
  ])
  func aSeekMovesHearingOnlyWhenItMust(case: String, hearing: TimeSpan, position: Int, stays: Bool) {
    let plan = HearingPlan(duration: 3_600_000)
    let settled = TimelineRanges([TimeSpan(start: at(0), end: hearing.start)])
    #expect(plan.isWellPlaced(hearing, settled: settled, position: at(position)) == stays)
  }

  @Test func fillingUpWhatLiesBeforeGivesWayToAViewerWhoNeedsIt() {
    let plan = HearingPlan(duration: 3_600_000)
    let settled = TimelineRanges([span(0, 30), span(2875, 3600)])
    #expect(plan.isWellPlaced(span(30, 2875), settled: settled, position: at(3000)))
    #expect(!plan.isWellPlaced(span(30, 2875), settled: settled, position: at(1200)))
  }
}
