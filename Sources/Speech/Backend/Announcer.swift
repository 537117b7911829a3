internal import Foundation
internal import Synchronization

/// Carries a task's news to its observer: on the recogniser's queue, one after the other.
///
/// Never more than one operation is on the queue, so the order does not depend on how many the queue runs at once, and
/// what was told is let go.
final class Announcer: Sendable {
  private struct Waiting {
    var news: [TaskNews] = []
    /// The operation that will tell them; the queue keeps it.
    weak var teller: Operation?

    /// A client may cancel what is on its queue; the next news then take along what was to be told.
    var isScheduled: Bool { teller.map { !$0.isCancelled } ?? false }
  }

  /// Not `Sendable`: an observer may be any class of the client's, but it is only ever called on `queue`, one call
  /// after the other, as Apple documents for handlers and delegates.
  private struct Confined: @unchecked Sendable {
    let observer: any TaskObserver
  }

  private let observer: Confined
  private let queue: OperationQueue
  private let waiting = Mutex(Waiting())

  init(observer: any TaskObserver, queue: OperationQueue) {
    self.observer = Confined(observer: observer)
    self.queue = queue
  }

  func announce(_ news: [TaskNews], of task: SFSpeechRecognitionTask) {
    guard !news.isEmpty else { return }
    waiting.withLock { waiting in
      waiting.news += news
      if !waiting.isScheduled { schedule(&waiting, task) }
    }
  }

  private func schedule(_ waiting: inout sending Waiting, _ task: SFSpeechRecognitionTask) {
    let operation = BlockOperation { self.tell(task) }
    waiting.teller = operation
    queue.addOperation(operation)
  }

  /// Tells what waits by now; what comes meanwhile waits for its turn on the queue, which others may use too.
  private func tell(_ task: SFSpeechRecognitionTask) {
    let news = waiting.withLock { waiting in
      defer { waiting.news = [] }
      return waiting.news
    }
    for item in news { observer.observer.hear(item, of: task) }
    waiting.withLock { waiting in
      waiting.teller = nil
      if !waiting.news.isEmpty { schedule(&waiting, task) }
    }
  }
}
