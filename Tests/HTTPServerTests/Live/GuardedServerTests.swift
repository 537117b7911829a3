import Foundation
import HTTPServer
import TestSupport
import Testing

/// All guards before one server, as a browser and an attacker meet them.
@Suite(.timeLimit(.minutes(10)))
struct GuardedServerTests {
  private static func running() throws -> RunningServer {
    var router = Router()
    router.on(.get, "/") { _ in HTTPResponse(type: "text/html", bytes: Array("<p>home".utf8)) }
    router.on(.post, "/notes/{id}") { (request, id: Int) in
      HTTPResponse(.created, text: "\(id): \(request.body.count)")
    }
    let token = try #require(AccessToken("secret"))
    let guards: [any Middleware] = [SecurityHeaders(), HostGuard(), OriginGuard(), token]
    return try RunningServer(handler: guards.before(router.handler))
  }

  /// The fields of a request, with PORT for the server's, and the status of the answer.
  static let cases: [(String, String, [String], Int)] = [
    ("GET", "/", ["Cookie: access=secret"], 200),
    ("GET", "/", ["Authorization: Bearer secret"], 200),
    ("GET", "/", [], 401),
    ("GET", "/?token=secret", [], 303),
    ("GET", "/?token=wrong", [], 401),
    ("GET", "/none", ["Cookie: access=secret"], 404),
    ("GET", "/none", [], 401),
    // A page of another site whose name was made to lead here, with the cookie and without.
    ("GET", "/", ["Host: evil.example", "Cookie: access=secret"], 421),
    ("GET", "/", ["Host: evil.example:PORT", "Cookie: access=secret"], 421),
    ("GET", "/", ["Host: localhost", "Cookie: access=secret"], 421),
    ("GET", "/", ["Host: localhost:PORT", "Cookie: access=secret"], 200),
    ("GET", "http://evil.example:PORT/", ["Cookie: access=secret"], 421),
    // A form of another site, sent with the cookie.
    ("POST", "/notes/1", ["Origin: http://evil.example", "Cookie: access=secret", "Content-Length: 0"], 403),
    ("POST", "/notes/1", ["Origin: null", "Cookie: access=secret", "Content-Length: 0"], 403),
    ("POST", "/notes/1", ["Cookie: access=secret", "Content-Length: 0"], 403),
    (
      "POST", "/notes/1", ["Origin: http://127.0.0.1:PORT", "Cookie: access=secret", "Content-Length: 0"], 201
    ),
    ("POST", "/notes/1", ["Origin: http://127.0.0.1:PORT", "Content-Length: 0"], 401),
    (
      "POST", "/notes/x", ["Origin: http://127.0.0.1:PORT", "Cookie: access=secret", "Content-Length: 0"], 404
    ),
    ("DELETE", "/notes/1", ["Origin: http://127.0.0.1:PORT", "Cookie: access=secret"], 405),
  ]

  @Test func onlyWhoMayIsServed() async throws {
    let running = try Self.running()
    for (method, target, fields, status) in Self.cases {
      let filled = fields.map { $0.replacing("PORT", with: "\(running.port)") }
      let response = try await running.response(
        method, target.replacing("PORT", with: "\(running.port)"), filled)
      #expect(response.status == status, "\(method) \(target) \(fields)")
      #expect(response["Content-Security-Policy"] != nil)
      #expect(response["X-Content-Type-Options"] == "nosniff")
    }
    await running.server.stop()
  }

  /// The address with the secret, opened once by a client that follows and keeps cookies; then the bare one.
  @Test func theFirstVisitOpensTheDoor() async throws {
    let curl = try #require(ExternalTool("curl"))
    let folder = try TemporaryFolder()
    let running = try Self.running()
    let jar = folder.file("cookies").path
    let common = ["-sS", "-b", jar, "-c", jar, "-w", " %{http_code} %{num_redirects} %{url_effective}"]
    let address = "http://127.0.0.1:\(running.port)/"
    let first = try await OwnThread.run { try curl.run(common + ["-L", address + "?token=secret"]) }
    #expect(first.output == "<p>home 200 1 \(address)")
    let second = try await OwnThread.run { try curl.run(common + [address]) }
    #expect(second.output == "<p>home 200 0 \(address)")
    let cookie = try String(contentsOfFile: jar, encoding: .utf8)
    #expect(cookie.contains("#HttpOnly_127.0.0.1"))
    await running.server.stop()
  }
}
