import Testing

@testable import HTTPServer

struct GreetingTests {
  static let cases: [(String, Greeting)] = [
    ("GET / HTTP/1.1\r\n", .request),
    ("GET ", .request),
    ("\r\n\r\nGET ", .request),
    ("X ", .request),
    ("GE", .incomplete),
    ("", .incomplete),
    ("\r\n", .incomplete),
    (String(repeating: "A", count: 63), .incomplete),
    // No method is so long.
    (String(repeating: "A", count: 64), .malformed),
    (String(repeating: "\n", count: 64), .malformed),
    ("GET\r\n", .malformed),
    ("GARBAGE\n", .malformed),
    (" / HTTP/1.1\r\n", .malformed),
    ("\tGET ", .malformed),
    ("G(T / ", .malformed),
    ("G\u{0}T / ", .malformed),
    ("字 / ", .malformed),
    // The beginning of TLS.
    ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", .malformed),
  ]

  @Test(arguments: cases)
  func theFirstBytesTell(text: String, greeting: Greeting) {
    #expect(Greeting(Array(text.utf8)) == greeting)
  }
}
