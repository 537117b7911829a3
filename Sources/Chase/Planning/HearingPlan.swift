internal import Library
internal import Subtitles

/// Decides which stretch of a video is heard next: a value, so that it can be proved without hearing anything.
struct HearingPlan: Hashable, Sendable {
  /// Hearing begins so many milliseconds before the viewer's position: what is being said there began before.
  static let lead = 5_000
  /// A viewer who is at most so many milliseconds ahead of what is heard waits a moment rather than begin anew.
  static let patience = 15_000
  /// What is shorter, in milliseconds, holds no word.
  static let shortest = 300

  /// The whole timeline; with no known end it goes on for ever.
  let whole: TimeSpan
  /// From where on there is no sound, if that was found: a viewer who is there is served from the beginning.
  var silence: Timestamp?

  /// The plan for a video of this length in milliseconds, if it is known.
  init(duration: Int?) {
    whole = TimeSpan(start: .zero, end: Timestamp(milliseconds: duration ?? .max))
  }

  /// Whether nobody knows where the timeline ends.
  var isEndless: Bool { whole.end.milliseconds == .max }

  /// What is to be heard next for a viewer at `position`; `nil` when all is settled.
  ///
  /// From there to the end, then what lies before. What is settled is skipped.
  func next(settled: TimelineRanges, position: Timestamp) -> TimeSpan? {
    let isInSilence = silence.map { $0 <= position } ?? false
    let begin = isInSilence ? whole.start : max(whole.start, min(position, whole.end) - Self.lead)
    return settled.gaps(in: whole, from: begin).first { $0.duration >= Self.shortest }
  }

  /// Whether what is being heard, from `front` to `end`, is what a viewer at `position` needs next.
  func isWellPlaced(
    _ hearing: TimeSpan, settled: TimelineRanges, position: Timestamp
  ) -> Bool {
    guard let wanted = next(settled: settled, position: position) else { return true }
    return wanted.start >= hearing.start - Self.lead && wanted.start < hearing.end
      && wanted.start - hearing.start <= Self.patience
  }
}
