package import Subtitles

/// Translates sentences that are known already, with the patience of the generator: a batch that fails is halved, a
/// sentence that fails alone is tried once more and then given up.
package struct SentenceTranslator {
  private let session: RenewingSession

  /// A translator; the session says from which language into which.
  package init(session: RenewingSession) {
    self.session = session
  }

  /// The translations by the sentences' identities, without those that were given up, and why the last batch failed,
  /// if one did.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  package func translate(
    _ units: [TranslationUnit]
  ) async throws -> (texts: [Cue.ID: String], failure: (any Error)?) {
    var queue = TranslationQueue()
    queue.add(units)
    var texts: [Cue.ID: String] = [:]
    var failure: (any Error)?
    while let batch = queue.next() {
      do {
        let answers = try await session.with { try await $0.texts(of: batch) }
        for (unit, text) in queue.succeeded(answers).done { texts[unit.id] = text }
      } catch {
        try Task.checkCancellation()
        failure = error
        _ = queue.failed()
      }
    }
    return (texts, failure)
  }
}
