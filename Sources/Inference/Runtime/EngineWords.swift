/// Receives what a C function says about its failure.
struct EngineWords {
  /// The words of the last failure; empty when there was none.
  private(set) var text = ""

  /// Calls a C function with a buffer for its words; longer words are cut.
  mutating func collect<Value>(
    _ body: (_ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Value
  ) -> Value {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { preconditionFailure("an allocation without an address") }
      let value = body(start, buffer.count)
      text = start.pointee == 0 ? "" : String(cString: start)
      return value
    }
  }
}
