import Testing

@testable import HTTPServer

struct GuardTests {
  private static let ok: HTTPHandler = { _ in HTTPResponse(text: "ok") }

  static let hosts: [(String, UInt16, refused: Bool)] = [
    ("127.0.0.1:8080", 8080, false),
    ("localhost:8080", 8080, false),
    ("LOCALHOST:8080", 8080, false),
    ("[::1]:8080", 8080, false),
    ("player.example", 8080, false),
    ("Player.Example", 8080, false),
    ("localhost", 80, false),
    ("localhost:80", 80, false),
    ("localhost", 8080, true),
    ("localhost:8081", 8080, true),
    ("localhost:08080", 8080, true),
    ("127.0.0.1:8080:8080", 8080, true),
    ("evil.example:8080", 8080, true),
    ("player.example:8080", 8080, true),
    ("localhost.evil.example:8080", 8080, true),
    ("evil.example#localhost:8080", 8080, true),
    ("localhost.:8080", 8080, true),
    ("127.1:8080", 8080, true),
    ("0x7f.1:8080", 8080, true),
    ("", 8080, true),
    (":8080", 8080, true),
    ("user@localhost:8080", 8080, true),
  ]

  @Test(arguments: hosts)
  func theHostHasToBeOurs(host: String, port: UInt16, refused: Bool) throws {
    let request = try HTTPRequest.make(.get, "/", ["Host": host], port: port)
    let refusal = HostGuard(authorities: ["player.example"]).refusal(of: request)
    #expect((refusal?.status == .misdirectedRequest) == refused)
  }

  /// The host of a whole address and that of the field have to be right both.
  @Test(arguments: [
    ("http://localhost:8080/", "localhost:8080", false),
    ("http://evil.example:8080/", "localhost:8080", true),
    ("http://localhost:8080/", "evil.example:8080", true),
  ])
  func aWholeAddressIsCheckedToo(target: String, host: String, refused: Bool) throws {
    let request = try HTTPRequest.make(.get, target, ["Host": host])
    #expect((HostGuard().refusal(of: request) != nil) == refused)
  }

  static let origins: [(HTTPMethod, HTTPHeaders, refused: Bool)] = [
    (.get, ["Origin": "http://evil.example"], false),
    (.head, [:], false),
    (.options, ["Origin": "http://evil.example"], false),
    (.post, ["Origin": "http://127.0.0.1:8080"], false),
    (.post, ["Origin": "HTTP://127.0.0.1:8080", "Sec-Fetch-Site": "same-origin"], false),
    (.delete, ["Sec-Fetch-Site": "same-origin"], false),
    (.post, [:], true),
    (.put, ["Origin": "http://evil.example"], true),
    (.patch, ["Origin": "null"], true),
    (.post, ["Origin": ""], true),
    (.post, ["Origin": "http://127.0.0.1"], true),
    (.post, ["Origin": "http://127.0.0.1:8081"], true),
    (.post, ["Origin": "https://127.0.0.1:8080"], true),
    (.post, ["Origin": "http://localhost:8080"], true),
    (.post, ["Origin": "http://127.0.0.1:8080.evil.example"], true),
    (.post, ["Origin": "http://127.0.0.1:8080", "Sec-Fetch-Site": "cross-site"], true),
    (.post, ["Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"], true),
    (.post, ["Sec-Fetch-Site": "same-site"], true),
    (.post, ["Sec-Fetch-Site": "none"], true),
    (HTTPMethod(rawValue: "get"), ["Origin": "http://evil.example"], true),
  ]

  @Test(arguments: origins)
  func changesComeFromOurPages(method: HTTPMethod, headers: HTTPHeaders, refused: Bool) throws {
    let refusal = OriginGuard().refusal(of: try .make(method, "/", headers))
    #expect((refusal?.status == .forbidden) == refused)
  }

  @Test(arguments: [([:], false), (["Origin": "http://evil.example"], true)] as [(HTTPHeaders, Bool)])
  func programsMayBeLetThrough(headers: HTTPHeaders, refused: Bool) throws {
    let refusal = OriginGuard(acceptsUnknown: true).refusal(of: try .make(.post, "/", headers))
    #expect((refusal != nil) == refused)
  }

  @Test func responsesGetTheirFields() async throws {
    let handler = SecurityHeaders(policy: "default-src 'none'").before { _ in
      HTTPResponse(.ok, headers: ["x-frame-options": "SAMEORIGIN"])
    }
    let headers = await handler(try .make()).headers
    #expect(headers["Content-Security-Policy"] == "default-src 'none'")
    #expect(headers.values("X-Frame-Options") == ["SAMEORIGIN"])
    #expect(headers["X-Content-Type-Options"] == "nosniff")
    #expect(headers["Referrer-Policy"] == "no-referrer")
  }

  /// The first is outermost: refusals of the others get its fields.
  @Test func guardsAreChained() async throws {
    let guards: [any Middleware] = [SecurityHeaders(), HostGuard(), OriginGuard()]
    let handler = guards.before(Self.ok)
    #expect(await handler(try .make()).text == "ok")
    let spoofed = await handler(try .make(.get, "/", ["Host": "evil.example"]))
    #expect(spoofed.status == .misdirectedRequest)
    #expect(spoofed.headers["X-Frame-Options"] == "DENY")
    #expect(await handler(try .make(.post)).status == .forbidden)
  }
}
