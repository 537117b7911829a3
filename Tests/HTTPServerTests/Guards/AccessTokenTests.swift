import TestSupport
import Testing

@testable import HTTPServer

struct AccessTokenTests {
  private static func response(
    _ method: HTTPMethod = .get, _ target: String = "/", _ headers: HTTPHeaders = [:]
  )
    async throws -> HTTPResponse
  {
    let token = try #require(AccessToken("secret", cookieName: "access"))
    return await token.before { _ in HTTPResponse(text: "ok") }(try .make(method, target, headers))
  }

  static let cases: [(String, HTTPHeaders, HTTPStatus)] = [
    ("nothing", [:], .unauthorized),
    ("the cookie", ["Cookie": "access=secret"], .ok),
    ("the cookie among others", ["Cookie": "a=b; access=other; access=secret"], .ok),
    ("a wrong cookie", ["Cookie": "access=secreT"], .unauthorized),
    ("a part of it", ["Cookie": "access=secre"], .unauthorized),
    ("more than it", ["Cookie": "access=secrets"], .unauthorized),
    ("an empty cookie", ["Cookie": "access="], .unauthorized),
    ("another cookie", ["Cookie": "token=secret"], .unauthorized),
    ("a bearer token", ["Authorization": "Bearer secret"], .ok),
    ("a bearer token in lower case", ["Authorization": "bearer secret"], .ok),
    ("a wrong bearer token", ["Authorization": "Bearer other"], .unauthorized),
    ("another scheme", ["Authorization": "Basic secret"], .unauthorized),
  ]

  @Test(arguments: cases)
  func onlyTheSecretLetsThrough(case: String, headers: HTTPHeaders, status: HTTPStatus) async throws {
    let response = try await Self.response(.post, "/", headers)
    #expect(response.status == status)
    #expect((response.headers["WWW-Authenticate"] != nil) == (status == .unauthorized))
  }

  static let visits: [(String, String?)] = [
    ("/?token=secret", "/"),
    ("/watch?v=1&token=secret&t=2", "/watch?v=1&t=2"),
    ("/a%20b?to%6ben=secret", "/a%20b"),
    ("/?token=wrong&token=secret", "/"),
    // Two slashes would lead to another host.
    ("//evil.example/x?token=secret", "/evil.example/x"),
    ("///evil.example?token=secret", "/evil.example"),
    ("/?next=//evil.example&token=secret", "/?next=//evil.example"),
    ("/?token=secre", nil),
    ("/?token=", nil),
    ("/?other=secret", nil),
  ]

  @Test(arguments: visits)
  func theFirstVisitLeadsToTheAddressWithout(target: String, location: String?) async throws {
    let response = try await Self.response(.get, target)
    #expect(response.status == (location == nil ? .unauthorized : .seeOther))
    #expect(response.headers["Location"] == location)
    #expect(
      response.headers["Set-Cookie"]
        == location.map { _ in "access=secret; Path=/; HttpOnly; SameSite=Strict" })
  }

  @Test func theSecretNeverStaysInTheAddress() async throws {
    let response = try await Self.response(.get, "/a?token=secret", ["Cookie": "access=secret"])
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/a")
  }

  @Test func onlyReadingMayBringTheSecretInItsAddress() async throws {
    #expect(try await Self.response(.post, "/?token=secret").status == .unauthorized)
  }

  @Test(arguments: ["", "with space", "semi;colon", "quote\"", "字"])
  func whatNoCookieCanHoldIsNoSecret(token: String) {
    #expect(AccessToken(token) == nil)
  }

  @Test func secretsAreLongAndNew() {
    let secrets = (0..<100).map { _ in AccessToken.random() }
    #expect(Set(secrets).count == 100)
    #expect(secrets.allSatisfy { $0.utf8.count == 64 && AccessToken($0) != nil })
  }
}
