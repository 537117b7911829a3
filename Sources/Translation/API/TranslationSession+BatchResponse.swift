extension TranslationSession {
  /// The responses to a batch, as they become ready; each iteration translates anew.
  ///
  /// Source: Apple, "TranslationSession.BatchResponse" (Translation).
  public struct BatchResponse: AsyncSequence {
    /// One translated text.
    public typealias Element = Response

    let backend: SessionBackend
    let batch: [Request]

    /// Yields one response after the other: first what needs no engine; a few texts are translated ahead of the reader.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// One translated text.
      public typealias Element = Response

      let backend: SessionBackend
      let batch: [Request]
      var turns: ArraySlice<[Request]> = []
      var passage: SessionPassage?
      var ready: ArraySlice<Response> = []
      var isOver = false

      /// The next response, or `nil` after the last or an error; throws as `translations(from:)` does.
      public mutating func next() async throws -> Response? {
        guard !isOver else { return nil }
        do {
          if ready.isEmpty { try await refill() }
        } catch {
          isOver = true
          throw error
        }
        isOver = ready.isEmpty
        return ready.popFirst()
      }

      private mutating func refill() async throws {
        // One passage for the whole batch: its language is told by all of its texts.
        if passage == nil {
          passage = try await backend.open(batch)
          turns = BatchTurns.turns(of: batch)[...]
        }
        guard let passage, let turn = turns.popFirst() else { return }
        ready = try await backend.responses(to: turn, over: passage)[...]
      }
    }

    /// Begins to translate.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(backend: backend, batch: batch)
    }
  }
}
