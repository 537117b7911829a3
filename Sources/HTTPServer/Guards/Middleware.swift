/// Something between the server and a handler: it may refuse requests and change responses.
package protocol Middleware: Sendable {
  /// The response to a request, by means of `next` or without it.
  func respond(to request: HTTPRequest, next: HTTPHandler) async -> HTTPResponse
}

extension Middleware {
  /// The handler behind this.
  package func before(_ handler: @escaping HTTPHandler) -> HTTPHandler {
    { request in await respond(to: request, next: handler) }
  }
}

extension [any Middleware] {
  /// The handler behind all of these, the first outermost.
  package func before(_ handler: @escaping HTTPHandler) -> HTTPHandler {
    reversed().reduce(handler) { handler, middleware in middleware.before(handler) }
  }
}

/// A middleware that only refuses.
package protocol RequestGuard: Middleware {
  /// Why the request is refused; `nil` when it may go on.
  func refusal(of request: HTTPRequest) -> HTTPResponse?
}

extension RequestGuard {
  /// The refusal, or what `next` answers.
  package func respond(to request: HTTPRequest, next: HTTPHandler) async -> HTTPResponse {
    if let refusal = refusal(of: request) { return refusal }
    return await next(request)
  }
}
