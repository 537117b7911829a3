package import Subtitles

/// Fragments of MPEG-4 made out of a file as an asynchronous sequence of bytes: `FragmentReader` for tasks.
///
///     let stream = try await FragmentedStream(path: path, plan: plan, start: start)
///     // The player's currentTime 0 is the moment stream.timeOffset.
///     for try await piece in stream { try await response.write(piece) }
///
/// Pull: nothing is made ahead. The blocking work is done on a queue of its own (Decisions/0033). Cancelling
/// the task that waits, `cancel()`, and dropping the stream stop the work at once. The sequence can be gone
/// through once; iterators share its place.
package struct FragmentedStream: AsyncSequence, Sendable {
  package typealias Element = [UInt8]
  package typealias Failure = MediaError

  /// Which moment of the media timeline the stream's zero is; see `FragmentReader.timeOffset`.
  package let timeOffset: Timestamp
  /// The content type with the codecs' names.
  package let contentType: String
  private let worker: ReadingQueue<FragmentReader>

  /// Opens the tracks of `plan` for reading from `start` on; throws as `FragmentReader.init` does.
  package init(path: String, plan: PlaybackPlan, start: Timestamp = .zero) async throws(MediaError) {
    let worker = ReadingQueue(label: "jimaku.media.fragments") { cancellation throws(MediaError) in
      try FragmentReader(path: path, plan: plan, start: start, cancellation: cancellation)
    }
    (timeOffset, contentType) = try await worker.use { reader throws(MediaError) in
      (reader.timeOffset, reader.contentType)
    }
    self.worker = worker
  }

  /// Stops the work: the call that waits, and every later one, throws `cancelled`.
  package func cancel() {
    worker.cancel()
  }

  /// A way through what is left of the stream.
  package func makeAsyncIterator() -> PieceIterator<[UInt8]> {
    PieceIterator(worker)
  }
}
