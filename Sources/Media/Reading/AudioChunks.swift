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
  package func makeAsyncIterator() -> PieceIterator<AudioChunk> {
    PieceIterator(ReadingQueue(label: "jimaku.media.audio", open: open))
  }
}
