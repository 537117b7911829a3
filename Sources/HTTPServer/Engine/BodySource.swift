internal import CMicroHTTPD

/// Where the library gets a body from, piece by piece, on its own thread.
final class BodySource {
  private let exchange: Exchange
  private let connection: OpaquePointer
  /// `nil` for a body that comes through the exchange's pipe.
  private let segments: [BodySegment]?
  /// Whether the end of the body is the end of the connection.
  private let endsConnection: Bool

  init(_ segments: [BodySegment]?, call: RequestCall, exchange: Exchange) {
    self.segments = segments
    self.exchange = exchange
    connection = call.connection
    endsConnection = !call.knowsChunks
  }

  /// A response with this body that keeps this object; `length` is the greatest number when it is unknown.
  func response(length: UInt64, block: Int) -> OpaquePointer? {
    let reference = Unmanaged.passRetained(self)
    let made = MHD_create_response_from_callback(
      length, block,
      { context, position, bytes, count in
        guard let context, let bytes else { return BodySource.failure }
        let source = Unmanaged<BodySource>.fromOpaque(context).takeUnretainedValue()
        return source.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: count), at: position)
      }, reference.toOpaque(),
      { context in
        if let context { Unmanaged<BodySource>.fromOpaque(context).release() }
      })
    if made == nil { reference.release() }
    return made
  }

  private static let endOfStream = -1  // MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not import
  private static let failure = -2  // MHD_CONTENT_READER_END_WITH_ERROR

  private func read(into buffer: UnsafeMutableRawBufferPointer, at position: UInt64) -> Int {
    guard let segments else {
      switch exchange.read(into: buffer, over: connection) {
      case .bytes(let count): return count
      case .nothingYet: return 0
      case .end(.complete) where !endsConnection: return Self.endOfStream
      case .end: return breakOff(buffer)
      }
    }
    exchange.connection.enter(.sending)
    let count = segments.read(into: buffer, at: Int(clamping: position))
    return count > 0 ? count : breakOff(buffer)
  }

  /// Ends the connection here.
  ///
  /// Told so by a result, the library (0.9.75) closes its side and forgets the connection until something else happens
  /// on the same thread. A byte that it cannot send any more makes it notice.
  private func breakOff(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    exchange.connection.cut()
    guard !buffer.isEmpty else { return Self.failure }
    buffer[0] = 0
    return 1
  }
}
