internal import Foundation

/// A thread for work that blocks.
package enum OwnThread {
  /// Does the work on a thread of its own and waits for it without holding one that tasks share.
  ///
  /// There are as few of those as processors: two tests that block them would keep every other from running.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }
}
