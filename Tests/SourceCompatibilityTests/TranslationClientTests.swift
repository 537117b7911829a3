import Foundation
import Testing
import Translation

/// An app's translation of its captions.
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct TranslationClientTests {
  private let english = Locale.Language(identifier: "en-US")
  private let japanese = Locale.Language(identifier: "ja_JP")

  @Test func captionsAreTranslated() async throws {
    let translator = CaptionTranslator(source: english, target: japanese)
    #expect(await translator.readiness() == .ready)
    var captions = ["It was the best of times.", "It was the worst of times.", "Thank you."].map {
      CaptionTranslator.Caption(id: UUID(), english: $0)
    }
    try await translator.translate(&captions)
    for caption in captions { #expect(hasKana(try #require(caption.japanese))) }
    #expect(Set(captions.map(\.japanese)).count == 3)
  }

  @Test func aSessionTranslatesAndEchoes() async throws {
    let session = TranslationSession(installedSource: english, target: japanese)
    #expect(session.sourceLanguage == english)
    #expect(session.targetLanguage == japanese)
    #expect(await session.isReady)
    #expect(!session.canRequestDownloads)
    try await session.prepareTranslation()

    let response: TranslationSession.Response = try await session.translate("I love you.")
    #expect(hasKana(response.targetText))
    #expect(response.sourceText == "I love you.")
    #expect(response.sourceLanguage.languageCode == .english)
    #expect(response.targetLanguage.languageCode == .japanese)
    #expect(response.clientIdentifier == nil)

    var requests = [
      TranslationSession.Request(sourceText: "Good morning."), TranslationSession.Request(sourceText: ""),
    ]
    requests[0].clientIdentifier = "greeting"
    requests[1].sourceText = "Where is the station?"
    let responses = try await session.translations(from: requests)
    #expect(responses.map(\.sourceText) == requests.map(\.sourceText))
    #expect(responses.map(\.clientIdentifier) == ["greeting", nil])
    #expect(responses[1].targetText.contains("駅"))

    let batch: TranslationSession.BatchResponse = session.translate(batch: requests)
    var iterator: TranslationSession.BatchResponse.AsyncIterator = batch.makeAsyncIterator()
    var streamed: [TranslationSession.BatchResponse.Element] = []
    while let next: TranslationSession.BatchResponse.AsyncIterator.Element = try await iterator.next() {
      streamed.append(next)
    }
    #expect(Set(streamed.map(\.targetText)) == Set(responses.map(\.targetText)))

    session.cancel()
    do {
      _ = try await session.translate("Thank you.")
      Issue.record("a cancelled session translated")
    } catch TranslationError.alreadyCancelled {
    }
  }

  /// For an app's previews and tests, which have no engine.
  @Test func aResponseCanBeMadeByHand() {
    let response = TranslationSession.Response(
      sourceLanguage: english, targetLanguage: japanese, sourceText: "Yes.", targetText: "はい。",
      clientIdentifier: "1")
    #expect(response.targetText == "はい。")
    #expect(response.clientIdentifier == "1")
  }

  @Test(
    arguments: [
      ("fr", "ja", .impossible, "source"), ("en", "fr", .impossible, "target"),
      ("ja", "en", .impossible, "pairing"), ("en-US", "en-GB", .impossible, "pairing"),
    ] as [(String, String, CaptionTranslator.Readiness, String)])
  func whatCannotBeTranslatedIsSaid(
    source: String, target: String, readiness: CaptionTranslator.Readiness, advice: String
  ) async {
    let translator = CaptionTranslator(
      source: Locale.Language(identifier: source), target: Locale.Language(identifier: target))
    #expect(await translator.readiness() == readiness)
    var captions = [CaptionTranslator.Caption(id: UUID(), english: "Thank you.")]
    let error = await #expect(throws: TranslationError.self) { try await translator.translate(&captions) }
    #expect(error.map(CaptionTranslator.advice) == advice)
  }

  static let advices: [(error: any Error, advice: String)] = [
    (TranslationError.unsupportedSourceLanguage, "source"),
    (TranslationError.unsupportedTargetLanguage, "target"),
    (TranslationError.unsupportedLanguagePairing, "pairing"),
    (TranslationError.unableToIdentifyLanguage, "language unclear"),
    (TranslationError.nothingToTranslate, "nothing"),
    (TranslationError.alreadyCancelled, "cancelled"),
    (TranslationError.notInstalled, "install"),
    (TranslationError.internalError, "internal"),
    (CancellationError(), "task cancelled"),
    (CocoaError(.userCancelled), "other"),
  ]

  @Test(arguments: advices)
  func errorsAreToldApart(error: any Error, advice: String) {
    #expect(CaptionTranslator.advice(on: error) == advice)
  }

  /// As apps write it that have the error's type.
  @Test func anErrorCanBeSwitchedOver() {
    let error = TranslationError.notInstalled
    switch error {
    case .nothingToTranslate: Issue.record("the wrong case")
    case .notInstalled: break
    default: Issue.record("no case")
    }
    #expect(error.errorDescription?.isEmpty == false)
    #expect(error.failureReason?.isEmpty == false)
    #expect((error as any LocalizedError).localizedDescription == error.errorDescription)
  }

  @Test func languagesCanBeListed() async throws {
    let availability = LanguageAvailability()
    let languages = await availability.supportedLanguages
    #expect(languages.contains { $0.languageCode == .english && $0.region == .unitedStates })
    #expect(languages.contains { $0.languageCode == .japanese && $0.region == .japan })
    let status: LanguageAvailability.Status = await availability.status(from: english, to: nil)
    #expect([.installed, .supported, .unsupported].contains(status))
  }

  private func hasKana(_ text: String) -> Bool {
    text.unicodeScalars.contains { ("\u{3041}"..."\u{30FF}").contains($0) }
  }
}
