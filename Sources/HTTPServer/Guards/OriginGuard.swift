/// Lets requests that change something through only when a page of this server, and no other, made them.
///
/// A browser says with each of them which site's page made it, in `Origin` (Fetch Standard §3.2). Others get 403.
package struct OriginGuard: RequestGuard {
  private let scheme: String
  private let acceptsUnknown: Bool

  /// A guard for a server that browsers reach by `scheme`.
  ///
  /// `acceptsUnknown` lets requests through that name no origin at all: no browser has made them.
  package init(scheme: String = "http", acceptsUnknown: Bool = false) {
    self.scheme = scheme
    self.acceptsUnknown = acceptsUnknown
  }

  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    request.method.isSafe || isSameOrigin(request) ? nil : .plain(.forbidden)
  }

  private func isSameOrigin(_ request: HTTPRequest) -> Bool {
    // A page cannot set either of these fields.
    let site = request.headers["Sec-Fetch-Site"]
    guard site == nil || site == "same-origin" else { return false }
    let origins = request.headers.values("Origin")
    guard !origins.isEmpty else { return site != nil || acceptsUnknown }
    guard let authority = request.authority else { return false }
    return origins.allSatisfy { ASCII.isEqual($0, "\(scheme)://\(authority)") }
  }
}
