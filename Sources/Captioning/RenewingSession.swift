package import Translation

/// A translation session that is replaced when it became invalid under the work, as one of `.translationTask` does when
/// its view goes or its configuration changes.
///
/// For one piece of work at a time.
package actor RenewingSession {
  /// Hands out a session; each one may make the one before invalid.
  package typealias Supply = @Sendable () async throws -> TranslationSession

  private let supply: Supply?
  private let pause: @Sendable (Duration) async throws -> Void
  private var current: TranslationSession?
  private var renewal = SessionRenewal()

  /// Sessions from `supply`, the first when there is work; `pause` waits before another one is asked for.
  package init(
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    supply: @escaping Supply
  ) {
    self.supply = supply
    self.pause = pause
  }

  /// One session that is never replaced.
  package init(_ session: TranslationSession) {
    supply = nil
    pause = { _ in }
    current = session
  }

  /// Does a piece of work with the session; again with another one when it turns out to be invalid.
  ///
  /// Throws what `work` and the supply throw; `.alreadyCancelled` when the supply hands out nothing but invalid ones.
  package func with<Result: Sendable>(
    _ work: @Sendable (TranslationSession) async throws -> Result
  ) async throws -> Result {
    while true {
      let session = try await session()
      do {
        let result = try await work(session)
        renewal.succeeded()
        return result
      } catch let error where TranslationError.alreadyCancelled ~= error {
        try Task.checkCancellation()
        guard supply != nil, let wait = renewal.failed() else { throw error }
        if current === session { current = nil }
        try await pause(wait)
      }
    }
  }

  private func session() async throws -> TranslationSession {
    if let current { return current }
    guard let supply else { throw TranslationError.alreadyCancelled }
    let session = try await supply()
    current = session
    return session
  }
}
