/// Why a server cannot start: facts, no sentences.
package struct HTTPServerError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: Hashable, Sendable {
    /// The address is not written in numbers.
    case invalidAddress
    /// Another program listens there.
    case addressInUse
    /// This machine has no such address.
    case addressUnavailable
    /// This user may not listen there.
    case notPermitted
    /// A server starts only once.
    case alreadyStarted
    /// Something else.
    case failed
  }

  /// The kind of fault.
  package var code: Code
  /// Where it should have listened.
  package var address: SocketAddress
  /// The system's error number, if it gave one.
  package var number: Int32

  init(_ code: Code, _ address: SocketAddress, number: Int32 = 0) {
    self.code = code
    self.address = address
    self.number = number
  }
}
