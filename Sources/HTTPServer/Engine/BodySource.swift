internal import CMicroHTTPD

/// Where the library gets a body from, piece by piece, on its own thread.
final class BodySource {
  private let exchange: Exchange
  private let connection: OpaquePointer
  /// `nil` for a body that comes through the exchange's pipe.
  private let segments: [BodySegment]?

  init(_ segments: [BodySegment]?, call: RequestCall, exchange: Exchange) {
    self.segments = segments
    self.exchange = exchange
    connection = call.connection
  }

  /// A response with this body that keeps this object; `length` is the greatest number when it is unknown.
  func response(length: UInt64, block: Int) -> OpaquePointer? {
    let reference = Unmanaged.passRetained(self)
    let made = MHD_create_response_from_callback(
      length, block,
      { context, position, bytes, count in
        guard let context, let bytes else { return BodySource.broken }
        let source = Unmanaged<BodySource>.fromOpaque(context).takeUnretainedValue()
        return source.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: count), at: position)
      }, reference.toOpaque(),
      { context in
        if let context { Unmanaged<BodySource>.fromOpaque(context).release() }
      })
    if made == nil { reference.release() }
    return made
  }

  private static let complete = -1  // MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not import
  private static let broken = -2  // MHD_CONTENT_READER_END_WITH_ERROR

  private func read(into buffer: UnsafeMutableRawBufferPointer, at position: UInt64) -> Int {
    guard let segments else {
      switch exchange.read(into: buffer, over: connection) {
      case .bytes(let count): return count
      case .nothingYet: return 0
      case .end(.complete): return Self.complete
      case .end(.broken): return Self.broken
      }
    }
    exchange.connection.enter(.sending)
    let count = segments.read(into: buffer, at: Int(clamping: position))
    return count > 0 ? count : Self.broken
  }
}
