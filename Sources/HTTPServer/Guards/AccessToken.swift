/// Lets only those through who know a secret.
///
/// Whoever opens the address with the secret in it gets a cookie and is sent to the address without, so that the secret
/// is in no history and no referrer. From then on the cookie lets through; programs may send the secret as a bearer
/// token instead (RFC 6750 §2.1). Others get 401.
package struct AccessToken: Middleware {
  private let token: String
  private let cookie: SetCookie
  private let cookieName: String
  private let parameter: String

  /// `nil` when the secret is empty or cannot be in a cookie, or the name of the cookie is none.
  ///
  /// Cookies know no ports: servers on one host need different names.
  package init?(_ token: String, cookieName: String = "access", parameter: String = "token") {
    guard !token.isEmpty, let cookie = SetCookie(name: cookieName, value: token) else { return nil }
    self.token = token
    self.cookie = cookie
    self.cookieName = cookieName
    self.parameter = parameter
  }

  /// A secret of 256 random bits.
  package static func random() -> String {
    (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package func respond(to request: HTTPRequest, next: HTTPHandler) async -> HTTPResponse {
    // Also for those who have the cookie: the secret is not to stay in the address.
    if request.method == .get || request.method == .head,
      request.query.values(parameter).contains(where: isToken)
    {
      return HTTPResponse(
        .seeOther,
        headers: ["Location": location(request), "Set-Cookie": cookie.text, "Cache-Control": "no-store"])
    }
    if isKnown(request) { return await next(request) }
    var response = HTTPResponse.plain(.unauthorized)
    response.headers["WWW-Authenticate"] = "Bearer"
    return response
  }

  private func isKnown(_ request: HTTPRequest) -> Bool {
    let bearer = request.headers["Authorization"].flatMap { text in
      ASCII.isEqual(text.prefix(7), "Bearer ") ? String(text.dropFirst(7)) : nil
    }
    return (request.cookies.values(cookieName) + [bearer].compactMap { $0 }).contains(where: isToken)
  }

  /// Takes as long for any text of the same length.
  private func isToken(_ text: String) -> Bool {
    let (one, other) = (Array(text.utf8), Array(token.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The same address without the secret.
  ///
  /// It begins with one slash: two would lead to another host.
  private func location(_ request: HTTPRequest) -> String {
    let path = "/" + request.rawPath.drop { $0 == "/" }
    let kept = (request.rawQuery ?? "").split(separator: "&").filter { part in
      HTTPQuery(decoding: part)?.items.first?.name != parameter
    }
    return kept.isEmpty ? path : path + "?" + kept.joined(separator: "&")
  }
}
