internal import Captioning
internal import Foundation
internal import Translation

/// Sessions of a host, one after the other, as an app gets them from `.translationTask`.
final class HostedSessions: Sendable {
  private let host: TranslationTaskHost
  private let handedOut: AsyncStream<TranslationSession>
  private let wish: TranslationSession.Configuration

  private init(_ wish: TranslationSession.Configuration, glossary: TranslationGlossary?) {
    self.wish = wish
    let (sessions, mailbox) = AsyncStream.makeStream(
      of: TranslationSession.self, bufferingPolicy: .bufferingNewest(1))
    handedOut = sessions
    host = TranslationTaskHost { session in
      glossary?.apply(to: session)
      mailbox.yield(session)
    }
  }

  /// A session of a pair that is replaced when it becomes invalid; its host lives as long.
  ///
  /// Each one has the glossary.
  static func renewing(
    from source: String, to target: String, glossary: TranslationGlossary? = nil
  ) -> RenewingSession {
    let sessions = HostedSessions(
      TranslationSession.Configuration(
        source: Locale.Language(identifier: source), target: Locale.Language(identifier: target)),
      glossary: glossary)
    return RenewingSession { try await sessions.next() }
  }

  /// Makes the host hand out a session, which ends the one before.
  private func next() async throws -> TranslationSession {
    if host.configuration == nil {
      host.configuration = wish
    } else {
      host.invalidate()
    }
    for await session in handedOut { return session }
    throw CancellationError()
  }
}
