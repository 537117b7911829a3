import HTTPServer
import TestSupport
import Testing

/// What never reaches the handler; the server goes on after each.
@Suite(.timeLimit(.minutes(10)))
struct RefusalTests {
  private static func running() throws -> RunningServer {
    try RunningServer.echo { configuration in
      configuration.limits.requestLineBytes = 200
      configuration.limits.headerBytes = 1000
      configuration.limits.headerCount = 10
      configuration.limits.bodyBytes = 100
    }
  }

  private static func line(_ bytes: Int) -> String {
    "GET /" + String(repeating: "a", count: bytes - "GET / HTTP/1.1".utf8.count)
      + " HTTP/1.1\r\nHost: a\r\n\r\n"
  }

  private static func fields(_ bytes: Int) -> String {
    let rest = bytes - "Host: a\r\nX: \r\n\r\n".utf8.count
    return "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "b", count: rest) + "\r\n\r\n"
  }

  private static func fields(count: Int) -> String {
    "GET / HTTP/1.1\r\nHost: a\r\n" + (1..<count).map { "X: \($0)\r\n" }.joined() + "\r\n"
  }

  static let limits: [(String, String, status: Int)] = [
    ("the longest line", line(200), 200),
    ("a longer line", line(201), 414),
    ("a line beyond all memory", line(1 << 20), 414),
    ("a line without end", "GET /" + String(repeating: "a", count: 1 << 20), 414),
    (
      "the longest query", "GET /?" + String(repeating: "&", count: 180) + " HTTP/1.1\r\nHost: a\r\n\r\n", 200
    ),
    (
      "a query of nothing but separators",
      "GET /?" + String(repeating: "&", count: 20_000) + " HTTP/1.1\r\nHost: a\r\n\r\n", 414
    ),
    ("the longest fields", fields(1000), 200),
    ("longer fields", fields(1001), 431),
    ("fields beyond all memory", fields(1 << 20), 431),
    ("a field without end", "GET / HTTP/1.1\r\nX: " + String(repeating: "b", count: 1 << 20), 431),
    ("the most fields", fields(count: 10), 200),
    ("more fields", fields(count: 11), 431),
    ("fields without end", fields(count: 100_000), 431),
    (
      "cookies without end",
      "GET / HTTP/1.1\r\nHost: a\r\nCookie: " + String(repeating: ";", count: 100_000) + "\r\n\r\n", 431
    ),
    (
      "the longest body",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n" + String(repeating: "c", count: 100), 200
    ),
    (
      "a longer body",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n" + String(repeating: "c", count: 101), 413
    ),
    ("a body beyond all memory", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n", 413),
    (
      "a length beyond all numbers",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413
    ),
    (
      "a body that is refused while it comes",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500000\r\n\r\n" + String(repeating: "c", count: 500_000),
      413
    ),
    (
      "the longest chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        + String(repeating: "a\r\n0123456789\r\n", count: 10) + "0\r\n\r\n", 200
    ),
    (
      "longer chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        + String(repeating: "b\r\n0123456789a\r\n", count: 10) + "0\r\n\r\n", 413
    ),
    (
      "a chunk beyond all numbers",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffffff\r\n", 413
    ),
  ]

  @Test(arguments: limits)
  func limitsHold(case: String, request: String, status: Int) async throws {
    let running = try Self.running()
    try await Self.expect(status, for: request, of: running)
    #expect(try await running.response().status == 200)
    await running.server.stop()
  }

  static let malformed: [(String, String, status: Int)] = [
    ("no request at all", "GARBAGE\r\n\r\n", 400),
    ("a method alone", "GET\r\n\r\n", 400),
    ("no version", "GET /\r\nHost: a\r\n\r\n", 400),
    ("a version that is none", "GET / HTTP/x\r\nHost: a\r\n\r\n", 400),
    ("another protocol", "GET / RTSP/1.0\r\nHost: a\r\n\r\n", 400),
    ("a version to come", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
    ("a version that is gone", "GET / HTTP/0.9\r\nHost: a\r\n\r\n", 505),
    ("a space in the address", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a NUL in the address", "GET /a\u{0}b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a NUL in the method", "G\u{0}T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a byte that is no ASCII", "GET /\u{e9} HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a method that is no token", "G@T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("an address of another kind", "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a tunnel", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("no host", "GET / HTTP/1.1\r\n\r\n", 400),
    ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("a field without a colon", "GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n", 400),
    ("a space behind a name", "GET / HTTP/1.1\r\nHost: a\r\nX : 1\r\n\r\n", 400),
    ("a line of spaces first", "GET / HTTP/1.1\r\n X: 1\r\nHost: a\r\n\r\n", 400),
    ("a return within a value", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\rY: 2\r\n\r\n", 400),
    ("a control character", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1}\r\n\r\n", 400),
    ("a length that is none", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400),
    ("a negative length", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    (
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400
    ),
    ("another coding", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\nabc", 501),
    ("chunks that are none", "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400),
    (
      "a chunk without its end",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", 400
    ),
    ("TLS", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{fc}\u{3}\u{3}", 400),
    ("a path upwards", "GET /../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a path upwards in disguise", "GET /%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("a wrong encoding", "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400),
  ]

  @Test(arguments: malformed)
  func nonsenseIsRefused(case: String, request: String, status: Int) async throws {
    let running = try Self.running()
    try await Self.expect(status, for: request, of: running)
    #expect(try await running.response().status == 200)
    await running.server.stop()
  }

  /// What the library makes of fields before we see them, and nobody can undo (Decisions/0070): the requests of a browser
  /// have none of this.
  static let borne: [(String, String, seen: String)] = [
    ("line feeds alone", "GET / HTTP/1.1\nHost: a\nX: 1\n\n", "Host: a, X: 1"),
    ("a continued value", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n", "Host: a, X2: 1"),
    ("a NUL in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\u{0}2\r\n\r\n", "Host: a, X: 1"),
    ("a field without a name", "GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n: Y\r\n\r\n", "Host: a, X: 1"),
    ("empty lines in front", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n\r\n", "Host: a, X: 1"),
  ]

  @Test(arguments: borne)
  func someNonsenseIsBorne(case: String, request: String, seen: String) async throws {
    let running = try RunningServer { request in
      HTTPResponse(text: request.headers.fields.map { "\($0.name): \($0.value)" }.joined(separator: ", "))
    }
    let client = try await running.connect()
    try await client.send(request)
    let text = try await client.receiveResponse().text
    #expect(text == seen)
    await running.server.stop()
  }

  /// The bytes from U+0080 on stand for themselves, one each.
  private static func expect(_ status: Int, for request: String, of running: RunningServer) async throws {
    let client = try await running.connect()
    try await client.send(request.unicodeScalars.map { UInt8($0.value) })
    let response = try await client.receiveResponse()
    #expect(response.status == status)
    guard status != 200 else { return }
    // A refusal says what is wrong in a few words, and nothing of the machine.
    #expect(response.body.count < 300)
    for word in ["/home", "/usr", "/etc", ".swift", "HTTPServer", "0x"] {
      #expect(!response.text.contains(word))
    }
  }
}
