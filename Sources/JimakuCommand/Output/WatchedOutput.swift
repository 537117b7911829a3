internal import Synchronization

/// Remembers whether everything reached an output.
final class WatchedOutput: TextOutput {
  private let output: any TextOutput
  private let first = Mutex<Int32>(0)

  init(_ output: any TextOutput) {
    self.output = output
  }

  /// The error number of the first write that failed; 0 when none did.
  var failure: Int32 { first.withLock { $0 } }

  @discardableResult
  func write(_ text: String) -> Int32 {
    let code = output.write(text)
    first.withLock { first in
      if first == 0 { first = code }
    }
    return code
  }
}
