import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// Inexact languages: which pack serves a language, by the names that people and systems have for it.
///
/// Answers by CLDR's likelySubtags, languageAlias and languageMatching.
@Suite struct LanguageMatchingTests {
  static let cases: [(language: String, pack: String?)] = [
    ("pt_BR", "pt"), ("pt-PT", "pt"), ("en-AU", "en"), ("en_US@rg=dezzzz", "en"), ("EN", "en"),
    ("ko_KR", "ko"),
    ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh-MO", "zh-Hant"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("cmn", "zh-Hans"), ("cmn-TW", "zh-Hant"),
    ("iw", "he"), ("in_ID", "id"), ("no", "nb"), ("nb-NO", "nb"), ("tl", "fil"), ("fil-PH", "fil"),
    ("sr", "sr-Cyrl"), ("sr-Latn", nil), ("yue", nil), ("und", nil), ("", nil), ("C", nil),
    ("x-klingon", nil),
  ]

  private let folder: PackFolder
  private let assets: TranslationAssets

  init() throws {
    folder = try PackFolder()
    assets = TranslationAssets(
      store: folder.store, engines: Sessions.assetsWithoutPacks().engines, preferredLanguages: [])
    for tag in ["pt", "en", "ko", "zh-Hans", "zh-Hant", "he", "id", "nb", "fil", "sr-Cyrl"] {
      try folder.install(
        "\(tag.lowercased())-fr", kind: "translation",
        languages: #"{"source": ["\#(tag)"], "target": ["fr"]}"#)
    }
  }

  @Test(arguments: cases)
  func aLanguageIsServed(language: String, pack: String?) async throws {
    let session = TranslationSession(Sessions.wish(from: language, to: "fr_CA"), assets: assets)
    #expect(await session.isReady == (pack != nil))
    let status = await LanguageAvailability(assets: assets).status(
      from: Locale.Language(identifier: language), to: Locale.Language(identifier: "fr_CA"))
    #expect(status == (pack == nil ? .unsupported : .installed))
    if let pack {
      let way = try assets.way(
        from: Locale.Language(identifier: language), to: Locale.Language(identifier: "fr"), .highFidelity)
      #expect(way.packs.map(\.pack.languages.source) == [[pack]])
    }
  }
}
