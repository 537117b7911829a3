/// Tells a damaged time stamp from a clock that really leaps: after a damaged one, stamps come back at once.
///
/// Pure: no I/O. See Decisions/0031.
struct LeapCheck {
  /// How many packets are looked at beyond a leap: a transport stream stamps up to a dozen of sound at once.
  static let reach = 16

  private let second: Int64
  private var last: Int64?

  /// For stamps of so many ticks a second.
  init(ticksPerSecond: Int64) {
    second = max(1, ticksPerSecond)
  }

  /// Takes note of a stamp that is believed.
  mutating func accept(_ stamp: Int64) {
    last = stamp
  }

  /// Forgets the stamps so far, after a jump in the file.
  mutating func forget() {
    last = nil
  }

  /// Whether a stamp is more than a second away from the one before.
  func isLeap(_ stamp: Int64) -> Bool {
    distance(stamp).map { $0 > second } ?? false
  }

  /// Whether a later `stamp` shows that the leap to `leap` was damage: it is back where things were.
  func isBack(_ stamp: Int64, after leap: Int64) -> Bool {
    guard let away = distance(leap), let now = distance(stamp) else { return false }
    return now < min(2 * second, away / 2)
  }

  private func distance(_ stamp: Int64) -> Int64? {
    last.map { last in
      let (difference, overflow) = stamp.subtractingReportingOverflow(last)
      return overflow || difference == .min ? .max : abs(difference)
    }
  }
}
