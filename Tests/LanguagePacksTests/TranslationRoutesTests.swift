import Foundation
import TestSupport
import Testing

@testable import LanguagePacks

/// The rule of ways: the pair's own pack, else both halves through English; what is here before what can be had.
@Suite struct TranslationRoutesTests {
  /// What is installed (`!` damaged), what can be had, and the way from German to Japanese: its packs, and `?` when they
  /// have to be installed first.
  static let ways: [(installed: String, known: String, way: String?)] = [
    ("de.ja", "", "de.ja"),
    ("de.ja de.en en.ja", "", "de.ja"),
    ("de.en en.ja", "", "de.en en.ja"),
    ("de.en en.ja", "de.ja", "de.en en.ja"),
    ("de.en", "de.ja", "de.ja?"),
    ("de.en", "en.ja", "de.en en.ja?"),
    ("", "de.en en.ja", "de.en en.ja?"),
    ("", "de.en en.ja de.ja", "de.ja?"),
    ("de.ja!", "", "de.ja?"),
    ("de.ja! de.en en.ja", "", "de.en en.ja"),
    ("de.ja de.en! en.ja", "", "de.ja"),
    ("de.en! en.ja", "", "de.en en.ja?"),
    ("de.en en.ja", "de.en en.ja", "de.en en.ja"),
    ("de.en", "", nil),
    ("de.fr fr.ja", "", nil),
    ("ja.de en.de", "", nil),
    ("", "", nil),
  ]

  @Test(arguments: ways)
  func theWay(installed: String, known: String, way: String?) throws {
    let folder = try PackFolder()
    let routes = try routes(folder, installed, known)
    let route = routes.route(from: language("de-AT"), to: language("ja_JP"))
    let found = route.map { $0.legs.map(\.id).joined(separator: " ") + ($0.isInstalled ? "" : "?") }
    #expect(found == way)
    #expect(routes.all.filter { $0.source == "de" && $0.target == "ja" } == [route].compactMap(\.self))
    #expect(route?.middle == (way?.contains(" ") == true ? "en" : nil))
  }

  @Test func everyPairIsListedOnce() throws {
    let folder = try PackFolder()
    try folder.install(
      "many", kind: "translation", languages: #"{"source": ["en-GB", "es"], "target": ["ja", "en-US"]}"#)
    let routes = try routes(folder, "de.en", "en.ja ja.en")
    #expect(
      routes.all.map { "\($0.source) \($0.middle ?? "") \($0.target) \($0.isInstalled)" } == [
        "de  en true", "de en ja true", "en-GB  ja true", "es  en true", "es  ja true", "ja  en false",
      ])
  }

  /// The larger translates better, so it is the one unless another is preferred.
  @Test func ofSeveralPacksOneIsChosenBySizeAndByItsId() throws {
    let folder = try PackFolder()
    let leg = try #require(
      routes(folder, "de.ja", "").route(from: language("de"), to: language("ja"))?.legs.first)
    #expect([leg.pack(.largest), leg.pack(.smallest)].map { $0?.pack.id } == ["de.ja", "de.ja"])
    let large = """
      [{"path": "model.bin", "size": 3, "sha256": "\(PackFolder.abc)"},
       {"path": "more.bin", "size": 3, "sha256": "\(PackFolder.abc)"}]
      """
    let pair = #"{"source": ["de"], "target": ["ja"]}"#
    for id in ["a", "c", "d"] { try folder.install(id, kind: "translation", languages: pair) }
    for id in ["b", "e"] {
      try folder.write(
        PackFolder.manifest(id: id, kind: "translation", languages: pair, files: large), to: "\(id)/pack.json"
      )
      try folder.write("abc", to: "\(id)/model.bin")
      try folder.write("abc", to: "\(id)/more.bin")
    }
    let choice = try #require(
      folder.store.translationRoutes().route(from: language("de"), to: language("ja"))?.legs.first)
    #expect([choice.pack(.largest), choice.pack(.smallest)].map { $0?.pack.id } == ["b", "a"])
    #expect(choice.id == "b")
  }

  @Test func whatIsMissingHasNoPackAndWhatIsDamagedHas() throws {
    let folder = try PackFolder()
    let legs = try routes(folder, "de.en!", "en.ja").route(from: language("de"), to: language("ja"))?.legs
    #expect(legs?.map { $0.pack()?.pack.id } == ["de.en", nil])
  }

  @Test(arguments: ["de", "de-AT", "und", "", "x-klingon", "zh-Hant"])
  func noLanguageIsTranslatedToItself(tag: String) throws {
    let folder = try PackFolder()
    let routes = try routes(folder, "de.en en.de zh-hant.en en.zh-hant", "")
    #expect(routes.route(from: language(tag), to: language(tag)) == nil)
    #expect(routes.all.allSatisfy { !language($0.source).isSameLanguage(as: language($0.target)) })
  }

  /// Packs named by their pair; what is for another kind of work does not count.
  private func routes(_ folder: PackFolder, _ installed: String, _ known: String) throws -> TranslationRoutes
  {
    for name in installed.split(separator: " ").map(String.init) {
      let id = name.replacing("!", with: "")
      let pair = Self.pair(id)
      try folder.install(
        id, kind: "translation", languages: #"{"source": ["\#(pair.source)"], "target": ["\#(pair.target)"]}"#
      )
      if name.hasSuffix("!") { try PackDamage.fileTooShort.befall(id, in: folder) }
    }
    try folder.install(
      "dictionary", kind: "dictionary", languages: #"{"source": ["de"], "target": ["ja"]}"#)
    return folder.store.translationRoutes(
      known.split(separator: " ").map(String.init).map { name in
        let pair = Self.pair(name)
        return Catalogue.Entry(
          id: name, kind: .translation, source: [pair.source], target: [pair.target])
      })
  }

  private static func pair(_ id: String) -> (source: String, target: String) {
    let parts = id.split(separator: ".").map(String.init)
    return (parts[0], parts[1])
  }

  private func language(_ tag: String) -> Locale.Language { Locale.Language(identifier: tag) }
}
