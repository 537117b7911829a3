package import Subtitles

/// The audio of a file as an asynchronous sequence of pieces: `AudioReader` for tasks.
///
/// Pull: nothing is read ahead, at most one piece exists beside the caller's. The blocking work is done on
/// a queue of its own, never on the threads that run tasks (Decisions/0033). Cancelling the task that waits
/// stops the reading at once, with `MediaError.Code.cancelled`. Each iteration opens the file anew and may
/// run beside others.
package struct AudioChunks: AsyncSequence, Sendable {
  package typealias Element = AudioChunk
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
    Iterator(worker: ReadingQueue(label: "jimaku.media.audio", open: open))
  }

  /// One reading; not to be shared between tasks.
  package struct Iterator: AsyncIteratorProtocol {
    fileprivate let worker: ReadingQueue<AudioReader>

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
