internal import Foundation
internal import Inference
internal import Synchronization

extension SessionBackend {
  /// As many responses as requests, in their order.
  ///
  /// Throws `TranslationError`, or `CancellationError` when the task is cancelled.
  func responses(
    to batch: [TranslationSession.Request], over passage: SessionPassage
  ) async throws -> [TranslationSession.Response] {
    let orders = batch.map(TranslationOrder.init)
    var responses: [Int: TranslationSession.Response] = [:]
    let busy = orders.indices.filter { orders[$0].needsEngine }
    for place in Set(orders.indices).subtracting(busy) {
      responses[place] = orders[place].idleResponse(from: passage.source, to: passage.target)
    }
    // One call for all, and one for each text that has words of its own to keep.
    for (kept, places) in Dictionary(grouping: busy, by: { orders[$0].kept }) {
      let texts = places.flatMap { orders[$0].texts }
      let glossary = glossary(keeping: kept)
      var rest = try await run { try await passage.translations(of: texts, with: glossary) }[...]
      for place in places {
        let count = orders[place].texts.count
        responses[place] = orders[place].response(
          Array(rest.prefix(count)), from: passage.source, to: passage.target)
        rest = rest.dropFirst(count)
      }
    }
    return orders.indices.compactMap { responses[$0] }
  }

  /// The session's glossary, with these words rendered as they are.
  private func glossary(keeping words: [String]) -> Glossary? {
    let glossary = state.withLock { $0.glossary }
    guard !words.isEmpty else { return glossary }
    let kept = words.map { Glossary.Entry(source: $0, target: $0, caseRule: .sensitive) }
    return Glossary(entries: kept + (glossary?.entries ?? []))
  }

  /// Gives a glossary's terms their renderings from now on.
  func use(_ glossary: Glossary?) {
    state.withLock { $0.glossary = glossary }
  }
}
