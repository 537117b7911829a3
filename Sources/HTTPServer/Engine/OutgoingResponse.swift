internal import CMicroHTTPD

/// A response on its way into the library; like the call it answers, good for that call alone.
struct OutgoingResponse {
  /// Up to this many bytes are handed over at once, with the header fields; more is read as the client takes it.
  private static let smallSize = 64 << 10
  /// How much of a file is read at a time.
  private static let blockSize = 128 << 10
  /// How much of a stream is sent at a time to clients that know no chunks.
  private static let streamBlockSize = 16 << 10

  private let response: HTTPResponse
  private let call: RequestCall
  private let exchange: Exchange

  init(_ response: HTTPResponse, to call: RequestCall, of exchange: Exchange) {
    let isSendable = (200..<600).contains(response.status.rawValue) && response.headers.isValid
    self.response = isSendable ? response : .plain(.internalServerError)
    self.call = call
    self.exchange = exchange
  }

  /// Hands it over; `false` when the library cannot take it, and closes the connection.
  func queue() -> Bool {
    guard let made = make() else { return false }
    defer { MHD_destroy_response(made) }
    for field in response.headers.fields where !Self.isOwn(field.name) && !field.value.isEmpty {
      guard MHD_add_response_header(made, field.name, field.value) == .YES else { return false }
    }
    if exchange.core.isStopping, MHD_add_response_header(made, "Connection", "close") == .NO { return false }
    return MHD_queue_response(call.connection, UInt32(response.status.rawValue), made) == .YES
  }

  private func make() -> OpaquePointer? {
    guard case .whole(let segments) = response.body.content else {
      let hasNoBody = call.isHead || response.status.hasNoBody
      return hasNoBody ? withoutLength() : read(nil, length: .max, block: Self.streamBlockSize)
    }
    let length = response.body.length ?? 0
    // No length is better than a wrong one (RFC 9110 §8.6).
    if response.status == .notModified, length == 0 { return withoutLength() }
    if segments.isEmpty { return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT) }
    if segments.count == 1, case .bytes(let bytes) = segments[0], bytes.count <= Self.smallSize {
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
    }
    return read(segments, length: UInt64(length), block: Self.blockSize)
  }

  /// Even a body that is not sent would get a last chunk, in front of the next response; so the connection ends.
  private func withoutLength() -> OpaquePointer? {
    let made = read([], length: .max, block: 1)
    if let made { jmk_close_after(made) }
    return made
  }

  private func read(_ segments: [BodySegment]?, length: UInt64, block: Int) -> OpaquePointer? {
    BodySource(segments, call: call, exchange: exchange).response(length: length, block: block)
  }

  /// What only the server can know.
  private static func isOwn(_ name: String) -> Bool {
    ["Content-Length", "Transfer-Encoding", "Connection", "Date"].contains { ASCII.isEqual($0, name) }
  }
}
