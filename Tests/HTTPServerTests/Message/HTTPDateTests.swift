import HTTPServer
import Testing

struct HTTPDateTests {
  /// RFC 9110 §5.6.7 gives the first three as the same moment; the numbers are those of `date -u +%s`.
  static let dates: [(text: String, seconds: Int)] = [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
    ("Thu, 29 Feb 2024 12:00:00 GMT", 1_709_208_000),
    ("Fri, 31 Dec 2100 23:59:59 GMT", 4_133_980_799),
  ]

  @Test(arguments: dates)
  func everyFormIsRead(text: String, seconds: Int) {
    #expect(HTTPDate(text)?.seconds == seconds)
  }

  @Test(
    arguments: dates.filter { $0.text.hasSuffix("GMT") && $0.text.contains(", ") && !$0.text.contains("-") })
  func oneFormIsWritten(text: String, seconds: Int) {
    #expect(HTTPDate(seconds: seconds).text == text)
  }

  @Test(arguments: [
    "", "now", "1994", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 6x Nov 1994 08:49:37 GMT",
    "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Son, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999 08:49:37 GMT",
    "Sun, 06 Nov -994 08:49:37 GMT", "Sun, 06 Nov 199 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT extra",
    "Sun, +6 Nov 1994 08:49:37 GMT",
  ])
  func whatIsNoDateIsNone(text: String) {
    #expect(HTTPDate(text) == nil)
  }
}
