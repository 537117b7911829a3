/// The request line and the header fields of a request that may go on to a handler.
struct RequestHead: Sendable {
  let method: HTTPMethod
  let target: RequestTarget
  let headers: HTTPHeaders
  /// The length of the body in bytes; `nil` when it comes in chunks.
  let bodyLength: Int?

  /// Checks what the HTTP library lets pass, against RFC 9112.
  ///
  /// Throws `malformed` for two lengths of the body, no or two hosts, and names and values that are none; and the
  /// fault of each limit that is passed.
  init(
    method: String, target: String, version: String, headers: HTTPHeaders, limits: HTTPLimits
  ) throws(RequestFault) {
    guard ASCII.isToken(method), headers.isValid else { throw .malformed }
    self.method = HTTPMethod(rawValue: method)
    self.target = try RequestTarget(target, method: self.method)
    self.headers = headers
    guard headers.fields.count <= limits.headerCount else { throw .headersTooLarge }
    let hosts = headers.values("Host")
    guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else { throw .malformed }
    bodyLength = try Self.bodyLength(headers)
    if let bodyLength, bodyLength > limits.bodyBytes { throw .bodyTooLarge }
  }

  /// RFC 9112 §6.3: a request with both lengths, or with two, is an attempt at smuggling.
  private static func bodyLength(_ headers: HTTPHeaders) throws(RequestFault) -> Int? {
    let lengths = headers.values("Content-Length")
    let codings = headers.values("Transfer-Encoding")
    guard codings.isEmpty else {
      guard lengths.isEmpty, codings.count == 1 else { throw .malformed }
      guard ASCII.isEqual(codings[0], "chunked") else { throw .unknownCoding }
      return nil
    }
    guard lengths.count < 2 else { throw .malformed }
    guard let text = lengths.first else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy(ASCII.isDigit) else { throw .malformed }
    guard let length = Int(text) else { throw .bodyTooLarge }
    return length
  }
}
