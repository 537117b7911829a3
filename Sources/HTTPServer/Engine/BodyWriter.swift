/// The end of a body at which it is written.
///
/// May be used from any thread.
struct BodyWriter: Sendable {
  let exchange: Exchange

  /// Hands a piece over and waits until there is room for another; `false` when nobody wants more.
  func write(_ piece: [UInt8]) async throws -> Bool {
    guard await exchange.write(piece) else { return false }
    try Task.checkCancellation()
    return true
  }

  /// Hands a piece over without waiting; `false`, and the connection is cut, when the client has not taken the earlier ones.
  func push(_ piece: [UInt8]) -> Bool {
    exchange.push(piece)
  }

  /// Hands a piece over if everything before it is on its way; `false` when the client is gone.
  func pushIfIdle(_ piece: [UInt8]) -> Bool {
    exchange.pushIfIdle(piece)
  }

  /// Ends the body after what was handed over.
  func finish() {
    exchange.close()
  }
}

/// A body that is written by somebody who waits for nobody.
protocol PushedBody: Sendable {
  /// How many bytes may wait for the client.
  var capacity: Int { get }

  /// The response is on its way: from now on there may be writing.
  func begin(_ writer: BodyWriter)

  /// The response is over; called once for each `begin`.
  func end()
}
