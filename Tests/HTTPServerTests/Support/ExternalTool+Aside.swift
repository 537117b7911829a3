import Dispatch
import TestSupport

extension ExternalTool {
  /// Runs it where waiting for it holds no task up: the server's handlers are tasks, too.
  func runAside(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try self.run(arguments) })
      }
    }
  }
}
