internal import Foundation

/// The only way to a connection: one operation after the other, on a queue of its own.
///
/// SQLite waits for the disk and for other processes; on Swift's shared threads, as many as there are cores, it would stop
/// everybody else meanwhile.
actor ConnectionOwner {
  private let connection: Connection
  private let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ connection: sending Connection) {
    self.connection = connection
  }

  /// Lends the connection for the time of `body`, which must not keep it.
  func perform<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
    try body(connection)
  }

  private final class QueueExecutor: SerialExecutor {
    // Foundation brings Dispatch along.
    private let queue = DispatchQueue(label: "jimaku.library")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
