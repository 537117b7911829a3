/// One reading of a file, awaited piece by piece; not to be shared between tasks.
package struct PieceIterator<Element: Sendable>: AsyncIteratorProtocol {
  private let read: @Sendable () async throws(MediaError) -> Element?

  /// The pieces of a reader on its queue, which is stopped when the last iterator over it is gone.
  init<Reader: BlockingReader>(_ queue: ReadingQueue<Reader>) where Reader.Piece == Element {
    read = { () async throws(MediaError) in try await queue.next() }
  }

  /// The next piece; `nil` after the last.
  ///
  /// Throws as the sequence says; `cancelled` when the task is cancelled.
  package mutating func next(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(MediaError) -> Element? {
    try await read()
  }

  /// As above, for callers that name no isolation.
  package mutating func next() async throws(MediaError) -> Element? {
    try await read()
  }
}

@available(*, unavailable)
extension PieceIterator: Sendable {}
