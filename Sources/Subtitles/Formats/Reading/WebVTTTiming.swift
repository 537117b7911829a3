/// The line of a WebVTT cue that says when it is shown: "collect WebVTT cue timings and settings" (§6.3).
struct WebVTTTiming: Hashable {
  /// Milliseconds.
  var start: Int
  /// Milliseconds; may be before `start`.
  var end: Int
  /// What stands behind the times.
  var settings: Substring

  /// `nil` for a line that is none.
  init?(_ line: Substring) {
    var rest = line.utf8
    Self.skipBlanks(&rest)
    guard let start = Self.timestamp(&rest) else { return nil }
    Self.skipBlanks(&rest)
    guard rest.starts(with: "-->".utf8) else { return nil }
    rest = rest.dropFirst(3)
    Self.skipBlanks(&rest)
    guard let end = Self.timestamp(&rest) else { return nil }
    (self.start, self.end, settings) = (start, end, Substring(rest))
  }

  /// ASCII white space, of which line ends cannot occur.
  private static func skipBlanks(_ rest: inout Substring.UTF8View) {
    rest = rest.drop { [0x09, 0x0C, 0x20].contains($0) }
  }

  /// "Collect a WebVTT timestamp", in milliseconds.
  private static func timestamp(_ rest: inout Substring.UTF8View) -> Int? {
    guard let first = digits(&rest) else { return nil }
    guard take(UInt8(ascii: ":"), &rest), let second = digits(&rest), second.count == 2 else { return nil }
    var (hours, minutes, seconds) = (0, first.value, second.value)
    if first.count != 2 || first.value > 59 || rest.first == UInt8(ascii: ":") {
      guard take(UInt8(ascii: ":"), &rest), let third = digits(&rest), third.count == 2 else { return nil }
      (hours, minutes, seconds) = (first.value, second.value, third.value)
    }
    guard take(UInt8(ascii: "."), &rest), let fraction = digits(&rest), fraction.count == 3, minutes <= 59,
      seconds <= 59
    else { return nil }
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction.value
  }

  private static func take(_ byte: UInt8, _ rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A number, and how many digits it has; more hours than nine digits hold are taken for as many as they hold.
  private static func digits(_ rest: inout Substring.UTF8View) -> (value: Int, count: Int)? {
    let found = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !found.isEmpty else { return nil }
    rest = rest.dropFirst(found.count)
    let value = found.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 999_999_999) }
    return (value, found.count)
  }
}
