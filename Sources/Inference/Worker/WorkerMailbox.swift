internal import Foundation
internal import Synchronization

/// What the worker's reading thread leaves for its working thread.
///
/// Reading goes on while an engine computes, so that a cancellation is seen at once. The parent bounds what it
/// sends ahead, so the mailbox stays small.
final class WorkerMailbox: Sendable {
  enum Item: Sendable {
    case request(WorkerRequest)
    case audio(RequestID, [Float])
    case closed
  }

  private struct Contents {
    var items: [Item] = []
    var cancelled: Set<RequestID> = []
  }

  private let contents = Mutex(Contents())
  private let available = DispatchSemaphore(value: 0)

  func put(_ item: Item) {
    contents.withLock { contents in
      if case .request(.cancel(let id)) = item { contents.cancelled.insert(id) }
      contents.items.append(item)
    }
    available.signal()
  }

  /// Waits for the next item.
  func take() -> Item {
    available.wait()
    return contents.withLock { $0.items.isEmpty ? .closed : $0.items.removeFirst() }
  }

  func isCancelled(_ id: RequestID) -> Bool {
    contents.withLock { $0.cancelled.contains(id) }
  }

  /// Forgets a cancellation that has been carried out.
  func settle(_ id: RequestID) {
    contents.withLock { _ = $0.cancelled.remove(id) }
  }
}
