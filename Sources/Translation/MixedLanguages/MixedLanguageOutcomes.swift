internal import Foundation

/// The outcomes of requests in several languages, as they are known; ours, not Apple's.
///
/// Nothing is done ahead of the reader but the rest of ten texts. Each iteration begins anew. An iterator is for one task;
/// when that is cancelled, `next()` throws `CancellationError` and the iteration is over.
public struct MixedLanguageOutcomes: AsyncSequence, Sendable {
  /// What became of one request.
  public typealias Element = MixedLanguageOutcome

  let translator: MixedLanguageTranslator
  let requests: [TranslationSession.Request]

  /// Yields one outcome after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// What became of one request.
    public typealias Element = MixedLanguageOutcome

    private let translator: MixedLanguageTranslator
    private var requests: [TranslationSession.Request]?
    private var ready: ArraySlice<MixedLanguageOutcome> = []
    private var turns: [Turn] = []

    fileprivate init(_ outcomes: MixedLanguageOutcomes) {
      translator = outcomes.translator
      requests = outcomes.requests
    }

    /// The next outcome, or `nil` after the last.
    ///
    /// Throws nothing but `CancellationError`: why a request failed is in its outcome.
    public mutating func next() async throws -> MixedLanguageOutcome? {
      do {
        try Task.checkCancellation()
        try await begin()
        while ready.isEmpty, !turns.isEmpty { try await takeTurn() }
        return ready.popFirst()
      } catch {
        (requests, ready, turns) = (nil, [], [])
        throw error
      }
    }

    private mutating func begin() async throws {
      guard let requests else { return }
      self.requests = nil
      let groups = try await LanguageGroups.groups(
        of: requests, to: translator.target, expecting: translator.expectedLanguages)
      ready = groups.settled[...]
      turns = groups.groups.map { Turn(session: translator.session($0.source), group: $0) }
    }

    /// The language in front has ten of its texts translated, and goes to the back.
    private mutating func takeTurn() async throws {
      var turn = turns.removeFirst()
      ready = try await turn.outcomes()[...]
      if !turn.group.items.isEmpty { turns.append(turn) }
    }
  }

  /// Begins to translate.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(self)
  }
}
