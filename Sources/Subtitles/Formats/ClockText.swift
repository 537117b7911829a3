extension Timestamp {
  /// Hours, minutes, seconds and, after `separator`, milliseconds: `00:01:02,345`, `123:00:00,000`.
  ///
  /// Never before zero.
  func clock(separator: Character) -> String {
    let time = max(milliseconds, 0)
    return "\(Self.clock(seconds: time / 1000, hourDigits: 2))\(separator)\(Self.padded(time % 1000, 3))"
  }

  /// Hours, minutes, seconds and rounded hundredths, as SubStation Alpha counts: `0:01:02.35`.
  ///
  /// Never before zero.
  var hundredthsClock: String {
    let hundredths = hundredths
    return "\(Self.clock(seconds: hundredths / 100, hourDigits: 1)).\(Self.padded(hundredths % 100, 2))"
  }

  /// Hundredths of a second, rounded, never before zero.
  var hundredths: Int { max(milliseconds, 0) / 10 + (max(milliseconds, 0) % 10 >= 5 ? 1 : 0) }

  private static func clock(seconds: Int, hourDigits: Int) -> String {
    let hours = padded(seconds / 3600, hourDigits)
    return "\(hours):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
