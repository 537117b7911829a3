internal import CMicroHTTPD

/// A response on its way into the library.
struct OutgoingResponse {
  /// Up to this many bytes are handed over at once, with the header fields; more is read as the client takes it.
  private static let smallSize = 64 << 10
  /// How much of a file is read at a time.
  private static let blockSize = 128 << 10

  private let response: HTTPResponse
  /// Whether only the length of the body is told.
  private let hasNoBody: Bool
  private let isLast: Bool

  /// `isLast` when the connection is to end with it.
  init(_ response: HTTPResponse, isHead: Bool, isLast: Bool) {
    let isSendable = (200..<600).contains(response.status.rawValue) && response.headers.isValid
    self.response = isSendable ? response : .plain(.internalServerError)
    hasNoBody = isHead || self.response.status.hasNoBody
    self.isLast = isLast
  }

  /// Hands it over; `false` when the library cannot take it, and closes the connection.
  func queue(for exchange: Exchange, over connection: OpaquePointer) -> Bool {
    guard let made = make(for: exchange, over: connection) else { return false }
    defer { MHD_destroy_response(made) }
    for field in response.headers.fields where !Self.isOwn(field.name) && !field.value.isEmpty {
      guard MHD_add_response_header(made, field.name, field.value) == .YES else { return false }
    }
    if isLast, MHD_add_response_header(made, "Connection", "close") == .NO { return false }
    return MHD_queue_response(connection, UInt32(response.status.rawValue), made) == .YES
  }

  private func make(for exchange: Exchange, over connection: OpaquePointer) -> OpaquePointer? {
    guard case .whole(let segments) = response.body.content else {
      return hasNoBody
        ? withoutLength(exchange, connection) : source(nil, .max, 16 << 10, exchange, connection)
    }
    let length = response.body.length ?? 0
    // No length is better than a wrong one (RFC 9110 §8.6).
    if response.status == .notModified, length == 0 { return withoutLength(exchange, connection) }
    if segments.isEmpty { return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT) }
    if segments.count == 1, case .bytes(let bytes) = segments[0], bytes.count <= Self.smallSize {
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
    }
    return source(segments, UInt64(length), Self.blockSize, exchange, connection)
  }

  /// The library would end even a body that is not sent with a last chunk, in front of the next response; so the
  /// connection ends.
  private func withoutLength(_ exchange: Exchange, _ connection: OpaquePointer) -> OpaquePointer? {
    let made = source([], .max, 1, exchange, connection)
    if let made { jmk_close_after(made) }
    return made
  }

  private func source(
    _ segments: [BodySegment]?, _ length: UInt64, _ block: Int, _ exchange: Exchange,
    _ connection: OpaquePointer
  ) -> OpaquePointer? {
    BodySource(exchange: exchange, connection: connection, segments: segments).response(
      length: length, block: block)
  }

  /// What only the server can know.
  private static func isOwn(_ name: String) -> Bool {
    ["Content-Length", "Transfer-Encoding", "Connection", "Date"].contains { ASCII.isEqual($0, name) }
  }
}
