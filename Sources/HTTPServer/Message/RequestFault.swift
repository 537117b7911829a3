/// Why a request is refused before any handler sees it.
enum RequestFault: Error, Hashable, Sendable {
  /// It is no HTTP/1.1 (RFC 9112), or its address is encoded wrongly.
  case malformed
  /// The request line is longer than the limit.
  case lineTooLong
  /// The header fields are longer, or more, than the limits.
  case headersTooLarge
  /// The body is longer than the limit.
  case bodyTooLarge
  /// A transfer coding other than `chunked`.
  case unknownCoding

  var status: HTTPStatus {
    switch self {
    case .malformed: .badRequest
    case .lineTooLong: .uriTooLong
    case .headersTooLarge: .requestHeaderFieldsTooLarge
    case .bodyTooLarge: .contentTooLarge
    case .unknownCoding: .notImplemented
    }
  }
}
