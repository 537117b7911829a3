import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// Requests in several languages: each has one outcome, under its own name.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct MixedLanguageTests {
  private static let japanese = Locale.Language(identifier: "ja")

  private static func outcomes(
    _ requests: [TranslationSession.Request], _ translator: MixedLanguageTranslator
  ) async throws -> [MixedLanguageOutcome] {
    var outcomes: [MixedLanguageOutcome] = []
    for try await outcome in translator.outcomes(of: requests) { outcomes.append(outcome) }
    return outcomes
  }

  private static func request(_ text: String, _ identifier: String? = nil) -> TranslationSession.Request {
    TranslationSession.Request(sourceText: text, clientIdentifier: identifier)
  }

  /// What became of a request, in a word.
  private static func word(_ outcome: MixedLanguageOutcome) -> String {
    switch outcome.result {
    case .translated: "translated"
    case .left(.nothingToTranslate): "nothing"
    case .left(.unidentified): "unidentified"
    case .left(.inTargetLanguage): "in target"
    case .left(.notInstalled(let source)): "not installed \(source.minimalIdentifier)"
    case .left(.unsupported(let source)): "unsupported \(source.minimalIdentifier)"
    case .left(.failed): "failed"
    }
  }

  @Test func eachRequestHasOneOutcomeOrAReason() async throws {
    let requests = [
      Self.request("The bridge was closed, so we had to turn back.", "en"),
      Self.request("Der Weg war steil, aber die Aussicht war schön.", "de"),
      Self.request("駅から歩いて行けるのも便利です。", "ja"),
      Self.request(" \n", "blank"),
      Self.request("👍👍👍", "emoji"),
      Self.request("Take a lamp with you when you start late.", "en"),
      Self.request("We walked along the river for hours and saw nobody."),
    ]
    let outcomes = try await Self.outcomes(requests, MixedLanguageTranslator(to: Self.japanese))
    #expect(
      outcomes.sorted { $0.position < $1.position }.map(Self.word) == [
        "translated", "unsupported de", "in target", "nothing", "unidentified", "translated", "translated",
      ])
    #expect(outcomes.allSatisfy { $0.clientIdentifier == requests[$0.position].clientIdentifier })
    for outcome in outcomes {
      guard let response = outcome.response else { continue }
      #expect(response.sourceText == requests[outcome.position].sourceText)
      #expect(response.clientIdentifier == outcome.clientIdentifier)
      #expect(response.targetText.contains { ("ぁ"..."ー").contains($0) })
    }
  }

  @Test func oneLanguageDoesNotWaitForAnother() async throws {
    let texts = (1...25).map { Self.request(Sessions.books($0), "\($0)") }
    let strangers = (1...3).map { Self.request("Der Weg Nummer \($0) war steil, aber schön.", "d\($0)") }
    let outcomes = try await Self.outcomes(texts + strangers, MixedLanguageTranslator(to: Self.japanese))
    #expect(Set(outcomes.map(\.position)) == Set(0..<28) && outcomes.count == 28)
    // Ten English ones, all German ones, the other English ones.
    #expect(outcomes[10..<13].map { $0.clientIdentifier ?? "" } == ["d1", "d2", "d3"])
    for outcome in outcomes where outcome.response != nil {
      #expect(Sessions.numbers(in: outcome.response?.targetText ?? "") == [outcome.position + 1])
    }
  }

  @Test func withoutPacksEveryLanguageIsToldToBeMissing() async throws {
    let translator = MixedLanguageTranslator(to: Self.japanese, assets: Sessions.assetsWithoutPacks())
    let requests = [
      Self.request("The bridge was closed, so we had to turn back."),
      Self.request("Der Weg war steil, aber die Aussicht war schön."),
    ]
    #expect(
      try await Self.outcomes(requests, translator).map(Self.word) == ["not installed en", "unsupported de"])
  }

  @Test func anEngineThatFailsLosesNothing() async throws {
    let engines = EngineInstallation(
      native: EngineInstallation.located().native, launcher: .program("/bin/false"))
    let assets = TranslationAssets(store: .standard(), engines: engines, preferredLanguages: [])
    let requests = (1...3).map { Self.request(Sessions.books($0), "\($0)") } + [Self.request("")]
    let outcomes = try await Self.outcomes(
      requests, MixedLanguageTranslator(to: Self.japanese, assets: assets))
    #expect(outcomes.map(Self.word) == ["nothing", "failed", "failed", "failed"])
    #expect(outcomes.map(\.position) == [3, 0, 1, 2])
  }

  @Test func cancellingTheReaderEndsTheIteration() async throws {
    let worker = URL(filePath: #filePath).appending(path: "../../Fixtures/silent-worker").standardizedFileURL
    let engines = EngineInstallation(
      native: EngineInstallation.located().native, launcher: .program(worker.path(percentEncoded: false)))
    let assets = TranslationAssets(store: .standard(), engines: engines, preferredLanguages: [])
    let translator = MixedLanguageTranslator(to: Self.japanese, assets: assets)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let reader = Task {
      var iterator = translator.outcomes(of: [Self.request(""), Self.request(Sessions.books(1))])
        .makeAsyncIterator()
      _ = try await iterator.next()
      begin.finish()
      await #expect(throws: CancellationError.self) { try await iterator.next() }
      return try await Task { [iterator] in
        var iterator = iterator
        return try await iterator.next() == nil
      }.value
    }
    for await _ in begun {}
    reader.cancel()
    #expect(try await reader.value)
  }

  /// The languages that texts are told to be in, when these are expected.
  private static func sources(of texts: [String], expecting: [String]) async throws -> [String] {
    try await LanguageGroups.groups(
      of: texts.map { request($0) }, to: nil, expecting: expecting.map { Locale.Language(identifier: $0) }
    ).groups.map(\.source.minimalIdentifier)
  }

  @Test func expectedLanguagesLetShorterTextsBeTold() async throws {
    let texts = ["Bon voyage", "短い道です"]
    #expect(try await Self.sources(of: texts, expecting: []) == ["ja"])
    #expect(try await Self.sources(of: texts, expecting: ["fr-CA", "ja-JP"]) == ["fr", "ja"])
    // Whoever expects one language alone gets it for every text in its letters, and for no other.
    #expect(try await Self.sources(of: texts, expecting: ["de"]) == ["de"])
  }

  /// Inexact languages are the same here as for sessions; what is no language is not as if none were expected.
  @Test(arguments: [
    ("en-AU", "The path was steep.", ["en"]), ("EN", "The path was steep.", ["en"]),
    ("no", "Det var en veldig bratt sti", ["nb"]), ("iw", "הדרך הייתה תלולה", ["he"]),
    ("in_ID", "Jalannya curam tetapi indah", ["id"]), ("zh_TW", "請問車站在哪裡？", ["zh-TW"]),
    ("cmn-Hant-HK", "請問車站在哪裡？", ["zh-TW"]), ("zh", "请问车站在哪里？", ["zh"]),
    ("x-klingon", "The path was steep, but lovely.", []), ("xx", "The path was steep, but lovely.", []),
    ("", "The path was steep, but lovely.", []),
  ])
  func expectedLanguagesMayBeInexact(expected: String, text: String, sources: [String]) async throws {
    #expect(try await Self.sources(of: [text], expecting: [expected]) == sources)
  }

  @Test func tellingLanguagesCanBeCancelled() async {
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.sources(of: ["The path was steep, but lovely."], expecting: [])
    }
    await #expect(throws: CancellationError.self) { try await work.value }
  }

  @Test func nothingComesOfNothing() async throws {
    #expect(try await Self.outcomes([], MixedLanguageTranslator(to: nil)).isEmpty)
  }
}
