internal import Glibc

/// A moment to the second, as HTTP writes it (RFC 9110 §5.6.7).
package struct HTTPDate: Hashable, Comparable, Sendable {
  /// Seconds since 1970 in UTC, without leap seconds.
  package var seconds: Int

  /// That many seconds after 1970 began.
  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// The present.
  package static var now: HTTPDate { HTTPDate(seconds: time(nil)) }

  package static func < (one: HTTPDate, other: HTTPDate) -> Bool { one.seconds < other.seconds }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The form in use, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
  package var text: String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.padded($0, 2) }.joined(separator: ":")
    let day = Self.days[Int(parts.tm_wday + 6) % 7]
    let month = Self.months[Int(parts.tm_mon)]
    return
      "\(day), \(Self.padded(parts.tm_mday, 2)) \(month) \(Self.padded(parts.tm_year + 1900, 4)) \(clock) GMT"
  }

  /// Reads the form in use and the two obsolete ones; `nil` for anything else.
  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "," }.map(String.init)
    // Sun, 06 Nov 1994 08:49:37 GMT · Sunday, 06-Nov-94 08:49:37 GMT · Sun Nov  6 08:49:37 1994
    let isC = words.count == 5
    guard isC || (words.count == 6 && words[5] == "GMT"), words[0].count >= 3,
      Self.days.contains(String(words[0].prefix(3))),
      let day = Self.number(words[isC ? 2 : 1], upTo: 2),
      let month = Self.months.firstIndex(of: words[isC ? 1 : 2]),
      let year = Self.year(words[isC ? 4 : 3]),
      let clock = Self.clock(words[isC ? 3 : 4])
    else { return nil }
    var parts = tm()
    (parts.tm_mday, parts.tm_mon, parts.tm_year) = (Int32(day), Int32(month), Int32(year - 1900))
    seconds = timegm(&parts) + clock
    // The system moves what is no day of the calendar into the next month.
    guard parts.tm_mday == day, parts.tm_mon == month else { return nil }
  }

  private static func padded(_ number: Int32, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func number(_ text: some StringProtocol, upTo digits: Int) -> Int? {
    guard (1...digits).contains(text.utf8.count), text.utf8.allSatisfy(ASCII.isDigit) else { return nil }
    return Int(text)
  }

  /// Two digits mean the year with that end which is not more than 50 years ahead.
  private static func year(_ text: String) -> Int? {
    guard let number = number(text, upTo: 4) else { return nil }
    switch text.utf8.count {
    case 4: return number
    case 2:
      var moment = time(nil)
      var parts = tm()
      gmtime_r(&moment, &parts)
      let present = Int(parts.tm_year) + 1900
      let candidate = present / 100 * 100 + number
      return candidate > present + 50 ? candidate - 100 : candidate
    default: return nil
    }
  }

  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hours = number(parts[0], upTo: 2), let minutes = number(parts[1], upTo: 2),
      let seconds = number(parts[2], upTo: 2), hours < 24, minutes < 60, seconds <= 60
    else { return nil }
    return (hours * 60 + minutes) * 60 + seconds
  }
}
