internal import Dispatch
package import Subtitles

/// The audio of a file as an asynchronous sequence of pieces: `AudioReader` for tasks.
///
/// Pull: nothing is read ahead, at most one piece exists beside the caller's. The blocking work is done on
/// a queue of its own, never on the threads that run tasks (Decisions/0033). Cancelling the task that waits
/// stops the reading at once, with `MediaError.Code.cancelled`. Each iteration opens the file anew and may
/// run beside others.
package struct AudioChunks: AsyncSequence, Sendable {
  /// A piece of the audio.
  package typealias Element = AudioChunk
  /// What reading fails with.
  package typealias Failure = MediaError

  private let open: @Sendable (MediaCancellation) throws(MediaError) -> AudioReader

  /// The audio of the file at `path`; the parameters and errors are those of `AudioReader.init`, thrown by
  /// the first `next`.
  package init(
    path: String, choice: AudioTrackChoice = .automatic, start: Timestamp = .zero, chunkLength: Int = 8000
  ) {
    open = { cancellation throws(MediaError) in
      try AudioReader(
        path: path, choice: choice, start: start, chunkLength: chunkLength, cancellation: cancellation)
    }
  }

  /// A new reading from the start.
  package func makeAsyncIterator() -> Iterator {
    Iterator(worker: Worker(open: open))
  }

  /// One reading; not to be shared between tasks.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let worker: Worker

    /// The next piece; `nil` after the last.
    ///
    /// Throws as `AudioReader.next` does.
    package mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(MediaError) -> AudioChunk? {
      try await worker.next()
    }

    /// As above, for callers that name no isolation.
    package mutating func next() async throws(MediaError) -> AudioChunk? {
      try await worker.next()
    }
  }
}

@available(*, unavailable)
extension AudioChunks.Iterator: Sendable {}

/// A reader and the queue it is confined to.
// Unchecked: `reader` is touched by blocks of the serial `queue` only.
private final class Worker: @unchecked Sendable {
  private let open: @Sendable (MediaCancellation) throws(MediaError) -> AudioReader
  private let cancellation = MediaCancellation()
  private let queue = DispatchQueue(label: "jimaku.media.audio")
  private var reader: AudioReader?

  init(open: @escaping @Sendable (MediaCancellation) throws(MediaError) -> AudioReader) {
    self.open = open
  }

  deinit {
    // An iteration that is given up leaves nothing running.
    cancellation.cancel()
  }

  func next() async throws(MediaError) -> AudioChunk? {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.read()) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  private func read() -> Result<AudioChunk?, MediaError> {
    do throws(MediaError) {
      if reader == nil { reader = try open(cancellation) }
      return .success(try reader?.next())
    } catch {
      return .failure(error)
    }
  }
}
