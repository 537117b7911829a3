import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// The ways there are with packs from Japanese to English and from English to Spanish.
@Suite struct TranslationRouteTests {
  private let folder: PackFolder
  private let assets: TranslationAssets

  init() throws {
    folder = try PackFolder()
    try folder.install("ja-en", kind: "translation", languages: #"{"source": ["ja"], "target": ["en"]}"#)
    try folder.install("en-es", kind: "translation", languages: #"{"source": ["en"], "target": ["es"]}"#)
    assets = TranslationAssets(
      store: folder.store, engines: .located(), preferredLanguages: [Locale.Language(identifier: "es")])
  }

  private func language(_ tag: String) -> Locale.Language { Locale.Language(identifier: tag) }

  private func ids(_ source: String, _ target: String?) throws -> [String] {
    try assets.way(from: language(source), to: target.map(language), .highFidelity).packs.map(\.pack.id)
  }

  @Test(arguments: [("ja", "es", ["ja-en", "en-es"]), ("ja", "en", ["ja-en"]), ("en", "es", ["en-es"])])
  func theWayGoesThroughEnglishWhereItMust(source: String, target: String, ids: [String]) throws {
    #expect(try self.ids(source, target) == ids)
    #expect(assets.status(from: language(source), to: language(target)) == .installed)
  }

  @Test func theUsersLanguageIsReachedThroughEnglishToo() throws {
    #expect(try ids("ja", nil) == ["ja-en", "en-es"])
    #expect(assets.status(from: language("ja"), to: nil) == .installed)
  }

  @Test func aPackOfThePairGoesFirst() throws {
    try folder.install("ja-es", kind: "translation", languages: #"{"source": ["ja"], "target": ["es"]}"#)
    #expect(try ids("ja", "es") == ["ja-es"])
  }

  /// What would be done without it is done without it.
  @Test(arguments: PackDamage.allCases)
  func aDamagedPackOfThePairIsGoneAround(damage: PackDamage) throws {
    try folder.install("ja-es", kind: "translation", languages: #"{"source": ["ja"], "target": ["es"]}"#)
    try damage.befall("ja-es", in: folder)
    #expect(assets.status(from: language("ja"), to: language("es")) == .installed)
    #expect(try ids("ja", "es") == ["ja-en", "en-es"])
  }

  /// English to Japanese can be had.
  @Test func aHalfThatCanBeHadMakesAWayThatCanBeHad() throws {
    try folder.install("de-en", kind: "translation", languages: #"{"source": ["de"], "target": ["en"]}"#)
    #expect(assets.status(from: language("de"), to: language("ja")) == .supported)
    let error = #expect(throws: TranslationError.self) { try ids("de", "ja") }
    #expect(error?.code == .notInstalled)
    #expect(error?.underlying as? PackError == PackError(.notInstalled, pack: "translation-en-ja-starter"))
  }

  @Test(arguments: [("es", "ja"), ("fr", "es"), ("ja", "fr"), ("es", "es-MX")])
  func halfAWayIsNone(source: String, target: String) {
    #expect(assets.status(from: language(source), to: language(target)) == .unsupported)
    #expect(throws: TranslationError.self) { try ids(source, target) }
  }

  @Test func aLanguageIsNotTranslatedToItselfThroughEnglish() throws {
    try folder.install("en-ja", kind: "translation", languages: #"{"source": ["en"], "target": ["ja"]}"#)
    #expect(assets.status(from: language("ja"), to: language("ja-JP")) == .unsupported)
  }
}
