package import Subtitles

/// Stretches of a timeline: half-open, in order, none empty, and none touching the next.
///
/// Equal when the same moments are inside.
package struct TimelineRanges: Hashable, Sendable {
  /// The stretches.
  package private(set) var spans: [TimeSpan] = []

  /// All moments that are inside of at least one of `spans`.
  package init(_ spans: some Sequence<TimeSpan> = []) {
    for span in spans.sorted(by: { $0.start < $1.start }) where !span.isEmpty {
      if let last = self.spans.last, span.start <= last.end {
        self.spans[self.spans.count - 1].end = max(last.end, span.end)
      } else {
        self.spans.append(span)
      }
    }
  }

  /// Whether nothing is inside.
  package var isEmpty: Bool { spans.isEmpty }

  /// How many milliseconds are inside; stops at the end of `Int`.
  package var duration: Int {
    spans.reduce(0) { sum, span in
      let (total, overflow) = sum.addingReportingOverflow(span.duration)
      return overflow ? .max : total
    }
  }

  /// Whether `time` is inside.
  package func contains(_ time: Timestamp) -> Bool {
    spans.contains { $0.contains(time) }
  }

  /// What is inside of this or of `other`.
  package func union(_ other: TimelineRanges) -> TimelineRanges {
    TimelineRanges(spans + other.spans)
  }

  /// What is inside of this and not of `other`.
  package func subtracting(_ other: TimelineRanges) -> TimelineRanges {
    var rest: [TimeSpan] = []
    for span in spans {
      var start = span.start
      for hole in other.spans where hole.overlaps(span) {
        rest.append(TimeSpan(start: start, end: hole.start))
        start = max(start, hole.end)
      }
      rest.append(TimeSpan(start: start, end: span.end))
    }
    return TimelineRanges(rest)
  }

  /// What is inside of this and of `span`.
  package func intersection(_ span: TimeSpan) -> TimelineRanges {
    TimelineRanges(
      spans.map { TimeSpan(start: max($0.start, span.start), end: min($0.end, span.end)) })
  }

  /// What is missing of `whole`, in the order in which a viewer at `position` needs it: from there to the end, then what
  /// lies before, from its beginning.
  ///
  /// A gap that `position` lies in counts from there; its first part comes with those before.
  package func gaps(in whole: TimeSpan, from position: Timestamp) -> [TimeSpan] {
    let missing = TimelineRanges([whole]).subtracting(self)
    let before = TimeSpan(start: whole.start, end: min(max(position, whole.start), whole.end))
    let after = TimeSpan(start: before.end, end: whole.end)
    return missing.intersection(after).spans + missing.intersection(before).spans
  }

  /// The first of `gaps(in:from:)`; `nil` when nothing is missing.
  package func nextGap(in whole: TimeSpan, from position: Timestamp) -> TimeSpan? {
    gaps(in: whole, from: position).first
  }
}
