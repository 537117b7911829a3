import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// What a strategy changes: the search, and the pack where there is a choice.
@Suite struct StrategyTests {
  static let sentences = [
    "Where is the station?", "I have never seen such a beautiful sunset.",
    "He said that he would come tomorrow.",
    "There are seven books on the table.", "The committee has not decided yet.", "She lived a happy life.",
  ]

  /// Against the engine itself, in this process.
  @Test(
    .enabled(if: SetUp.isComplete, "\(SetUp.reason)"),
    arguments: [(.lowLatency, 1), (.highFidelity, 4)] as [(TranslationSession.Strategy, Int)])
  func theSearchIsTheStrategys(strategy: TranslationSession.Strategy, beams: Int) async throws {
    let english = Locale.Language(identifier: "en")
    let japanese = Locale.Language(identifier: "ja")
    let route = try #require(PackStore.standard().translationRoutes().route(from: english, to: japanese))
    let pack = try #require(route.legs.first?.pack())
    let engine = try TranslationEngine(
      packFolder: pack.folder.path(percentEncoded: false), native: EngineInstallation.located().native,
      threads: 1)
    let expected = try engine.translate(Self.sentences, options: DecodingOptions(beamSize: beams))
    let session = TranslationSession(
      installedSource: english, target: japanese, preferredStrategy: strategy)
    #expect(session.preferredStrategy == strategy)
    let responses = try await session.translations(from: Self.sentences.map { .init(sourceText: $0) })
    #expect(responses.map(\.targetText) == expected.map(\.text))
    // Or nothing would be seen here.
    let other = try engine.translate(Self.sentences, options: DecodingOptions(beamSize: 5 - beams))
    #expect(expected.map(\.text) != other.map(\.text))
  }

  @Test func withoutAWishQualityIsWanted() {
    let english = Locale.Language(identifier: "en")
    #expect(TranslationSession(installedSource: english, target: nil).preferredStrategy == .highFidelity)
    #expect(TranslationSession.Configuration().preferredStrategy == .highFidelity)
    #expect(LanguageAvailability().preferredStrategy == .highFidelity)
    #expect(TranslationSession.Strategy.highFidelity != .lowLatency)
  }

  static let searches: [(options: DecodingOptions, recommended: Int, beams: Int)] = [
    (TranslationSession.Strategy.lowLatency.decoding, 4, 1),
    (TranslationSession.Strategy.highFidelity.decoding, 1, 4),
    (TranslationSession.Strategy.highFidelity.decoding, 4, 4),
    (TranslationSession.Strategy.highFidelity.decoding, 6, 6),
  ]

  /// High fidelity never has fewer beams than the pack's maker recommends.
  @Test(arguments: searches)
  func beams(options: DecodingOptions, recommended: Int, beams: Int) {
    #expect(max(options.leastBeams, options.beamSize ?? recommended) == beams)
  }

  /// `b` is larger; `c` has lost a file; `d` serves another pair.
  @Test(arguments: [(.lowLatency, "a"), (.highFidelity, "b")] as [(TranslationSession.Strategy, String)])
  func thePackIsTheStrategys(strategy: TranslationSession.Strategy, id: String) throws {
    let folder = try PackFolder()
    let pair = #"{"source": ["en"], "target": ["ja"]}"#
    for id in ["a", "b", "c"] { try folder.install(id, kind: "translation", languages: pair) }
    try folder.install("d", kind: "translation", languages: #"{"source": ["en"], "target": ["fr"]}"#)
    let large = """
      [{"path": "model.bin", "size": 3, "sha256": "\(PackFolder.abc)"},
       {"path": "more.bin", "size": 3, "sha256": "\(PackFolder.abc)"}]
      """
    for id in ["b", "c", "d"] {
      let languages = id == "d" ? #"{"source": ["en"], "target": ["fr"]}"# : pair
      try folder.write(
        PackFolder.manifest(id: id, kind: "translation", languages: languages, files: large),
        to: "\(id)/pack.json")
      if id != "c" { try folder.write("abc", to: "\(id)/more.bin") }
    }
    let assets = TranslationAssets(
      store: folder.store, engines: Sessions.assetsWithoutPacks().engines, preferredLanguages: [])
    let way = try assets.way(
      from: Locale.Language(identifier: "en"), to: Locale.Language(identifier: "ja"), strategy)
    #expect(way.packs.map(\.pack.id) == [id])
  }
}
