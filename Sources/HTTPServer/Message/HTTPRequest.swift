/// A request that was received whole.
package struct HTTPRequest: Sendable {
  /// What to do.
  package let method: HTTPMethod
  /// The path as it was sent.
  package var rawPath: String { target.rawPath }
  /// The path, percent-decoded once; it has neither `.` nor `..` for a part.
  package var path: String { target.path }
  /// The parts of the path, each decoded once: an encoded slash stays inside its part.
  package var pathSegments: [String] { target.segments }
  /// What stands behind the `?` as it was sent; `nil` without one.
  package var rawQuery: String? { target.rawQuery }
  /// The parameters behind the `?`.
  package var query: HTTPQuery { target.query }
  /// The header fields.
  package let headers: HTTPHeaders
  /// The content; empty without one.
  package let body: [UInt8]
  /// Who asks.
  package let peer: SocketAddress
  /// Where this server listens.
  package let server: SocketAddress

  private let target: RequestTarget

  /// The host and port that were asked for: those of the address in the request line, else of `Host` (RFC 9112 §3.2).
  package var authority: String? { target.authority ?? headers["Host"] }

  /// The cookies that came along.
  package var cookies: Cookies { Cookies(headers.values("Cookie")) }

  init(head: RequestHead, body: [UInt8], peer: SocketAddress, server: SocketAddress) {
    method = head.method
    target = head.target
    headers = head.headers
    self.body = body
    self.peer = peer
    self.server = server
  }
}
