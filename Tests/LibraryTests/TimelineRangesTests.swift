import Subtitles
import Testing

@testable import Library

/// `0…10 20…30` as ranges.
private func ranges(_ text: String) -> TimelineRanges {
  TimelineRanges(spans(text))
}

private func spans(_ text: String) -> [TimeSpan] {
  text.split(separator: " ").map { part in
    let bounds = part.split(separator: "…").compactMap { Int($0) }
    return TimeSpan(bounds[0], bounds[1])
  }
}

private func text(_ spans: [TimeSpan]) -> String {
  spans.map { "\($0.start.milliseconds)…\($0.end.milliseconds)" }.joined(separator: " ")
}

struct TimelineRangesTests {
  @Test(arguments: [
    ("nothing", "", ""),
    ("one", "5…9", "5…9"),
    ("out of order", "20…30 0…10", "0…10 20…30"),
    ("overlapping", "0…10 5…15", "0…15"),
    ("touching, since the end is not inside", "0…10 10…20", "0…20"),
    ("one inside of another", "0…100 10…20", "0…100"),
    ("empty ones are left out", "5…5 7…7 1…2", "1…2"),
    ("before zero", "-20…-10 -15…5", "-20…5"),
    ("a chain", "0…10 30…40 10…30", "0…40"),
  ])
  func areMerged(case: String, given: String, expected: String) {
    #expect(text(ranges(given).spans) == expected)
  }

  @Test(arguments: [
    ("", "0…10", "0…10"),
    ("0…10", "20…30", "0…10 20…30"),
    ("0…10 20…30", "10…20", "0…30"),
    ("0…10 20…30 40…50", "5…45", "0…50"),
  ])
  func union(one: String, other: String, expected: String) {
    #expect(ranges(one).union(ranges(other)) == ranges(expected))
    #expect(ranges(other).union(ranges(one)) == ranges(expected))
  }

  @Test(arguments: [
    ("nothing from nothing", "", "0…10", ""),
    ("nothing", "0…10", "", "0…10"),
    ("all", "0…10", "0…10", ""),
    ("more than all", "5…8", "0…10", ""),
    ("the middle", "0…10", "3…5", "0…3 5…10"),
    ("the beginning", "0…10", "-5…3", "3…10"),
    ("the end", "0…10", "7…20", "0…7"),
    ("beside", "0…10", "10…20", "0…10"),
    ("two holes", "0…10", "1…2 5…6", "0…1 2…5 6…10"),
    ("one hole in two", "0…10 20…30", "5…25", "0…5 25…30"),
  ])
  func subtraction(case: String, from: String, what: String, expected: String) {
    #expect(text(ranges(from).subtracting(ranges(what)).spans) == expected)
  }

  @Test(arguments: [
    ("0…10 20…30", "5…25", "5…10 20…25"), ("0…10", "10…20", ""), ("0…10", "2…3", "2…3"), ("", "0…10", ""),
  ])
  func intersection(of: String, with: String, expected: String) {
    #expect(text(ranges(of).intersection(spans(with)[0]).spans) == expected)
  }

  @Test(arguments: [
    ("nothing is known: from the viewer to the end, then what was before", "", 40, "40…100 0…40"),
    ("at the beginning there is nothing before", "", 0, "0…100"),
    ("all is known", "0…100", 40, ""),
    ("inside of what is known", "30…60", 40, "60…100 0…30"),
    ("at its beginning", "30…60", 30, "60…100 0…30"),
    ("at its end, which is not inside", "30…60", 60, "60…100 0…30"),
    ("inside of a gap", "0…30 60…100", 45, "45…60 30…45"),
    (
      "later gaps in order, then earlier ones in order", "10…20 30…50 70…80", 55,
      "55…70 80…100 0…10 20…30 50…55"
    ),
    ("nothing is missing after", "30…100", 50, "0…30"),
    ("at the end", "20…60", 100, "0…20 60…100"),
    ("after the end", "20…60", 1000, "0…20 60…100"),
    ("before the beginning", "20…60", -5, "0…20 60…100"),
    ("what is known outside does not matter", "-50…10 90…200", 0, "10…90"),
  ])
  func gaps(case: String, known: String, position: Int, expected: String) {
    let position = Timestamp(milliseconds: position)
    let gaps = ranges(known).gaps(in: TimeSpan(0, 100), from: position)
    #expect(text(gaps) == expected)
    #expect(ranges(known).nextGap(in: TimeSpan(0, 100), from: position) == gaps.first)
  }

  @Test func aTimelineWithoutAnEndHasAGapWithoutAnEnd() {
    let known = ranges("0…10")
    #expect(known.nextGap(in: TimeSpan(0, .max), from: .zero) == TimeSpan(10, .max))
  }

  @Test func halfOpen() {
    let known = ranges("10…20")
    #expect(
      [9, 10, 19, 20].map { known.contains(Timestamp(milliseconds: $0)) } == [false, true, true, false])
  }

  @Test func durations() {
    #expect(ranges("").duration == 0)
    #expect(ranges("0…10 20…25").duration == 15)
    #expect(TimelineRanges([TimeSpan(.min, -1), TimeSpan(0, .max)]).duration == .max)
  }
}
