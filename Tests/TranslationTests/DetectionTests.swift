import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// Sessions without a source language: the text tells it.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct DetectionTests {
  private static let dickens =
    "It was the best of times, it was the worst of times, it was the age of wisdom."
  private let session = TranslationSession(Sessions.wish(from: nil, to: "ja"), assets: .standard)

  @Test func theLanguageOfATextIsFound() async throws {
    let response = try await session.translate(Self.dickens)
    #expect(response.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(response.targetLanguage == Locale.Language(identifier: "ja"))
    #expect(response.targetText.contains("時"))
    // As requested; the response says what was found.
    #expect(session.sourceLanguage == nil)
  }

  /// Openings of well-known books, and what is no text.
  static let texts: [(text: String, error: TranslationError)] = [
    (
      "Longtemps, je me suis couché de bonne heure. Parfois, mes yeux se fermaient si vite.",
      .unsupportedSourceLanguage
    ),
    ("En un lugar de la Mancha, de cuyo nombre no quiero acordarme.", .unsupportedSourceLanguage),
    ("Все счастливые семьи похожи друг на друга.", .unsupportedSourceLanguage),
    // Into its own language.
    ("吾輩は猫である。名前はまだ無い。", .unsupportedLanguagePairing),
    ("1984", .unableToIdentifyLanguage),
    ("ok", .unableToIdentifyLanguage),
    ("♪ 🎉 https://example.com", .unableToIdentifyLanguage),
    (" ", .nothingToTranslate),
  ]

  @Test(arguments: texts)
  func aTextThatCannotBeTranslated(text: String, error: TranslationError) async {
    let requests = [TranslationSession.Request(sourceText: text)]
    let attempts: [() async throws -> Void] = [
      { _ = try await session.translate(text) },
      { _ = try await session.translate(AttributedString(text)) },
      { _ = try await session.translations(from: requests) },
      { for try await _ in session.translate(batch: requests) {} },
    ]
    for attempt in attempts {
      let thrown = await #expect(throws: TranslationError.self) { try await attempt() }
      #expect(thrown?.code == error.code)
    }
  }

  /// Short texts tell it together: also those that are translated first, before the telling ones.
  @Test func theTextsOfABatchTellItTogether() async throws {
    let sources = [String](repeating: "OK.", count: 12) + [Self.dickens]
    let requests = sources.map { TranslationSession.Request(sourceText: $0) }
    var streamed: [TranslationSession.Response] = []
    for try await response in session.translate(batch: requests) { streamed.append(response) }
    for responses in [streamed, try await session.translations(from: requests)] {
      #expect(responses.map(\.sourceText) == sources)
      #expect(Set(responses.map(\.sourceLanguage)) == [Locale.Language(identifier: "en")])
    }
  }

  @Test func oneSessionTellsEachTextAnew() async throws {
    _ = try await session.translate(Self.dickens)
    let error = await #expect(throws: TranslationError.self) {
      try await session.translate("吾輩は猫である。名前はまだ無い。")
    }
    #expect(error?.code == .unsupportedLanguagePairing)
    #expect(try await session.translate(Self.dickens).sourceLanguage == Locale.Language(identifier: "en"))
  }

  /// The target goes with the source that was found: the first preferred one that it can be translated to.
  @Test func bothLanguagesCanBeLeftOpen() async throws {
    let assets = TranslationAssets(
      store: .standard(), engines: TranslationAssets.standard.engines,
      preferredLanguages: ["en-US", "fr-FR", "ja-JP"].map { Locale.Language(identifier: $0) })
    let session = TranslationSession(Sessions.wish(from: nil, to: nil), assets: assets)
    let response = try await session.translate(Self.dickens)
    #expect(response.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(response.targetLanguage == Locale.Language(identifier: "ja-JP"))
  }

  /// Not by Foundation, which says English on Linux whatever the user has set.
  @Test func theUsersLanguagesAreThoseOfTheEnvironment() {
    let told = TranslationAssets.preferredLanguages(by: ["LANGUAGE": "fr:ja", "LANG": "fr_CA.UTF-8"])
    #expect(told.map(\.minimalIdentifier) == ["fr", "ja", "fr-CA"])
    #expect(!TranslationAssets.preferredLanguages(by: [:]).isEmpty)
    let own = TranslationAssets.preferredLanguages(by: ProcessInfo.processInfo.environment)
    #expect(TranslationAssets.standard.preferredLanguages == own)
  }

  /// Apple: there is no text yet to tell it.
  @Test func nothingCanBePreparedForAnUnknownLanguage() async {
    let error = await #expect(throws: TranslationError.self) { try await session.prepareTranslation() }
    #expect(error?.code == .unableToIdentifyLanguage)
    #expect(await !session.isReady)
  }

  static let statuses: [(text: String, status: LanguageAvailability.Status?)] = [
    (dickens, .installed), ("Longtemps, je me suis couché de bonne heure.", .unsupported),
    ("吾輩は猫である。名前はまだ無い。", .unsupported), ("ok", nil), ("", nil), ("1984", nil),
  ]

  @Test(arguments: statuses)
  func availabilityOfATextsLanguage(text: String, status: LanguageAvailability.Status?) async throws {
    let japanese = Locale.Language(identifier: "ja")
    guard let status else {
      let error = await #expect(throws: TranslationError.self) {
        try await LanguageAvailability().status(for: text, to: japanese)
      }
      #expect(error?.code == .unableToIdentifyLanguage)
      return
    }
    #expect(try await LanguageAvailability().status(for: text, to: japanese) == status)
  }

  @Test func availabilityWithoutAnyPack() async throws {
    let availability = LanguageAvailability(assets: Sessions.assetsWithoutPacks(preferring: ["ja-JP"]))
    #expect(try await availability.status(for: Self.dickens, to: nil) == .supported)
  }
}
