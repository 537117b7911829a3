/// How far the work on one file is, as shown.
struct ProgressFacts: Hashable, Sendable {
  /// Where hearing began, where it is, and where the media ends, in milliseconds of the media.
  var start = 0
  var heard = 0
  var end: Int?
  /// How long the work has taken, in milliseconds.
  var elapsed = 0

  /// 0…1; `nil` while the length is not known.
  var fraction: Double? {
    guard let end, end > start else { return nil }
    return min(1, max(0, Double(heard - start) / Double(end - start)))
  }

  /// How many times faster than real time; `nil` in the first second, when that says nothing yet.
  var speed: Double? {
    guard elapsed >= 1000, heard > start else { return nil }
    return Double(heard - start) / Double(elapsed)
  }

  /// How many milliseconds are left at this speed.
  var remaining: Int? {
    guard let end, let speed else { return nil }
    return Int(exactly: (Double(max(0, end - heard)) / speed).rounded())
  }
}
