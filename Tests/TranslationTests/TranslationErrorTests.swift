import Foundation
import Testing

@testable import Translation

/// Which error tells what, by Apple's description of each.
@Suite struct TranslationErrorTests {
  static let pairs: [(source: String, target: String?, error: TranslationError)] = [
    ("en-US", "ja-JP", .notInstalled),
    ("en", "fr", .unsupportedTargetLanguage),
    ("fr", "ja", .unsupportedSourceLanguage),
    ("", "ja", .unsupportedSourceLanguage),
    ("en", "", .unsupportedTargetLanguage),
    // Both languages are offered, but not as this pair.
    ("ja", "en", .unsupportedLanguagePairing),
    // Apple: two forms of one language.
    ("en-US", "en-GB", .unsupportedLanguagePairing),
    ("fr", "fr-CA", .unsupportedLanguagePairing),
    // No target, and no preferred language that could be it.
    ("en", nil, .unsupportedTargetLanguage),
    ("fr", nil, .unsupportedSourceLanguage),
  ]

  @Test(arguments: pairs)
  func aPairThatCannotBeTranslated(source: String, target: String?, error: TranslationError) async {
    let session = Sessions.withoutPacks(from: source, to: target, preferring: ["en-US", "fr-FR"])
    #expect(await !session.isReady)
    let requests = [TranslationSession.Request(sourceText: "Thank you.")]
    let attempts: [() async throws -> Void] = [
      { _ = try await session.translate("Thank you.") },
      { _ = try await session.translations(from: requests) },
      { for try await _ in session.translate(batch: requests) {} },
      { try await session.prepareTranslation() },
    ]
    for attempt in attempts {
      let thrown = await #expect(throws: TranslationError.self) { try await attempt() }
      #expect(thrown?.code == error.code)
    }
  }

  @Test func withoutATargetThePreferredLanguageIsTaken() async {
    let session = Sessions.withoutPacks(from: "en", to: nil, preferring: ["en-US", "ja-JP"])
    #expect(session.targetLanguage == nil)
    let thrown = await #expect(throws: TranslationError.self) { try await session.translate("Thank you.") }
    #expect(thrown?.code == .notInstalled)
  }

  static let all: [TranslationError] = [
    .unsupportedSourceLanguage, .unsupportedTargetLanguage, .unsupportedLanguagePairing,
    .unableToIdentifyLanguage, .nothingToTranslate, .internalError, .alreadyCancelled, .notInstalled,
  ]

  @Test func eachErrorMatchesItselfOnly() {
    for (index, one) in Self.all.enumerated() {
      for (other, error) in Self.all.enumerated() { #expect((one ~= error) == (index == other)) }
      #expect(!(one ~= CancellationError()))
      #expect(!(one ~= CocoaError(.userCancelled)))
    }
  }

  /// What happened underneath takes no part in matching, and is the reason given.
  @Test func theFactsAreTheReason() {
    let error = TranslationError(.internalError, underlying: CocoaError(.fileReadNoSuchFile))
    #expect(TranslationError.internalError ~= error)
    #expect(error.failureReason?.contains("CocoaError") == true)
    #expect(error.failureReason?.hasPrefix(TranslationError.internalError.failureReason ?? "?") == true)
  }

  @Test func eachErrorHasItsOwnDescriptionAndReason() {
    let descriptions = Self.all.compactMap(\.errorDescription)
    #expect(Set(descriptions).count == Self.all.count)
    #expect(Self.all.map { ($0 as any Error).localizedDescription } == descriptions)
    #expect(Set(Self.all.compactMap(\.failureReason)).count == Self.all.count)
  }
}
