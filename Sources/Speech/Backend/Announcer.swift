internal import Foundation
internal import Synchronization

/// Carries a task's news to its observer: on the recogniser's queue, one after the other.
final class Announcer: Sendable {
  private struct Ending: ~Copyable {
    var last: Operation?
  }

  /// Not `Sendable`: an observer may be any class of the client's, but it is only ever called on `queue`, one call
  /// after the other, as Apple documents for handlers and delegates.
  private struct Confined: @unchecked Sendable {
    let observer: any TaskObserver
  }

  private let observer: Confined
  private let queue: OperationQueue
  private let ending = Mutex(Ending())

  init(observer: any TaskObserver, queue: OperationQueue) {
    self.observer = Confined(observer: observer)
    self.queue = queue
  }

  func announce(_ news: [TaskNews], of task: SFSpeechRecognitionTask) {
    guard !news.isEmpty else { return }
    let observer = observer
    let operation = BlockOperation {
      for item in news { observer.observer.hear(item, of: task) }
    }
    // A queue may run several operations at once; each waits for the one before.
    ending.withLock { ending in
      if let last = ending.last { operation.addDependency(last) }
      ending.last = operation
      queue.addOperation(operation)
    }
  }
}
