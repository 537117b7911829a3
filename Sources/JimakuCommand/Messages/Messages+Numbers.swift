extension Messages {
  /// Milliseconds as `0:44`, `12:34`, `1:02:03`; cut to whole seconds.
  func clock(_ milliseconds: Int) -> String {
    let seconds = max(0, milliseconds) / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard hours > 0 else { return "\(minutes):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }

  /// A ratio with one digit after the point, `10.5`; from a hundred on without.
  func ratio(_ value: Double) -> String {
    guard value.isFinite, value < 100_000 else { return "–" }
    let tenths = Int((value * 10).rounded())
    return tenths >= 1000 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
