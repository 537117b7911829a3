internal import Dispatch

/// A blocking reader and the queue it is confined to, so that tasks can wait for it (Decisions/0033).
///
/// The reader is opened by the first use. Dropping the last reference stops it.
// Unchecked: `reader` is touched by blocks of the serial `queue` only.
final class ReadingQueue<Reader: BlockingReader>: @unchecked Sendable {
  private let open: @Sendable (MediaCancellation) throws(MediaError) -> Reader
  private let cancellation = MediaCancellation()
  private let queue: DispatchQueue
  private var reader: Reader?

  /// A reader still to be opened; `label` names the queue for whoever looks at threads.
  init(label: String, open: @escaping @Sendable (MediaCancellation) throws(MediaError) -> Reader) {
    self.open = open
    queue = DispatchQueue(label: label)
  }

  deinit {
    // An iteration that is given up leaves nothing running.
    cancellation.cancel()
  }

  /// The reader's next piece; cancelling the task cancels the reading.
  func next() async throws(MediaError) -> Reader.Piece? {
    try await use { reader throws(MediaError) in try reader.next() }
  }

  /// What `body` makes of the opened reader, on the queue.
  ///
  /// Throws what opening and `body` throw; `cancelled` when the task is cancelled.
  func use<Result: Sendable>(
    _ body: @escaping @Sendable (Reader) throws(MediaError) -> Result
  ) async throws(MediaError) -> Result {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.attempt(body)) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  /// Stops the reading: the call that waits, and every later one, throws `cancelled`.
  func cancel() {
    cancellation.cancel()
  }

  private func attempt<Outcome>(
    _ body: (Reader) throws(MediaError) -> Outcome
  ) -> Result<Outcome, MediaError> {
    do throws(MediaError) {
      let opened = if let reader { reader } else { try open(cancellation) }
      reader = opened
      return .success(try body(opened))
    } catch {
      return .failure(error)
    }
  }
}
