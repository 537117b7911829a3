internal import Foundation

/// A thread for work that blocks.
package enum OwnThread {
  /// Does the work on a thread of its own and waits for it without holding one that tasks share.
  ///
  /// There are as few of those as processors: two tests that block them would keep every other from running.
  package static func run<Value: Sendable, Failure>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Result(catching: work)) }
    }
    return try result.get()
  }
}
