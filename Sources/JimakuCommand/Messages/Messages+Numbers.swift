extension Messages {
  /// Milliseconds as `0:44`, `12:34`, `1:02:03`; cut to whole seconds.
  func clock(_ milliseconds: Int) -> String {
    let seconds = max(0, milliseconds) / 1000
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard hours > 0 else { return "\(minutes):\(tail)" }
    return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
  }

  /// As `clock`, with what is left of the second: `0:02.56`.
  func exactClock(_ milliseconds: Int) -> String {
    let rest = max(0, milliseconds) % 1000
    guard rest > 0 else { return clock(milliseconds) }
    let digits = String(1000 + rest).dropFirst()
    return clock(milliseconds) + "." + String(digits.reversed().drop { $0 == "0" }.reversed())
  }

  /// A ratio with one digit after the point, `10.5`; from a hundred on without.
  func ratio(_ value: Double) -> String {
    guard value.isFinite, value < 100_000 else { return "–" }
    let tenths = Int((value * 10).rounded())
    return tenths >= 1000 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
