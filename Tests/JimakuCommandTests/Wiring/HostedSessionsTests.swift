import Captioning
import Foundation
import TestSupport
import Testing
import Translation

@testable import JimakuCommand

/// The sessions that captions are translated with, from a host as an app's are.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct HostedSessionsTests {
  @Test func aSessionThatIsOverIsReplaced() async throws {
    let sessions = HostedSessions.renewing(from: "en", to: "ja")
    let first = try await sessions.with { session in
      #expect(session.sourceLanguage == Locale.Language(identifier: "en"))
      #expect(session.targetLanguage == Locale.Language(identifier: "ja"))
      session.cancel()
      return session
    }
    let (second, text) = try await sessions.with { session in
      (session, try await session.translate("Where is the station?").targetText)
    }
    #expect(text.contains("駅"))
    #expect(first !== second)
  }

  /// The host lives as long as its sessions are wanted, and no longer.
  @Test func theLastSessionGoesWithTheWork() async throws {
    var sessions: RenewingSession? = HostedSessions.renewing(from: "en", to: "ja")
    let session = try await sessions?.with { $0 }
    try await session?.prepareTranslation()
    sessions = nil
    let error = await #expect(throws: TranslationError.self) { try await session?.prepareTranslation() }
    #expect(try TranslationError.alreadyCancelled ~= #require(error))
  }
}
