/// Keeps the time stamps of a stream running forward, by the rules sound has (Decisions/0031).
///
/// A stamp that jumps back by more than ten seconds or ahead by more than an hour is not believed: the
/// clock runs on, and later stamps are read relative to this place until one fits the old clock again.
/// Pure: no I/O.
struct RunningClock {
  /// What is added to stamps since they started anew.
  private(set) var offset: Int64 = 0
  /// Where something without a stamp would be placed; `nil` before the first.
  private(set) var expected: Int64?
  private var last = Int64.min
  private let longestOverlap: Int64
  private let longestGap: Int64

  /// A clock of so many ticks a second.
  init(ticksPerSecond: Int64) {
    (longestOverlap, longestGap) = (10 * ticksPerSecond, 3600 * ticksPerSecond)
  }

  /// The true place of what is stamped `stamp` (`nil` for no stamp) and lasts `duration`: later than the
  /// one before.
  mutating func place(_ stamp: Int64?, duration: Int64) -> Int64 {
    let believed = believed(stamp)
    let place = last == .min ? believed : max(believed, last + 1)
    last = place
    expected = place + max(0, duration)
    return place
  }

  private mutating func believed(_ stamp: Int64?) -> Int64 {
    guard let expected else { return stamp ?? 0 }
    guard let stamp else { return expected }
    if (stamp - expected).magnitude < (stamp + offset - expected).magnitude { offset = 0 }
    if !isPlausible(stamp + offset - expected) { offset = expected - stamp }
    return stamp + offset
  }

  private func isPlausible(_ drift: Int64) -> Bool {
    (-longestOverlap...longestGap).contains(drift)
  }
}
