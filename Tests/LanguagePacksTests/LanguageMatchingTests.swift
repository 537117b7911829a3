import Foundation
import Testing

@testable import LanguagePacks

struct LanguageMatchingTests {
  static let cases: [(asked: String, tags: [String], found: String?)] = [
    ("en", ["en"], "en"),
    ("en-GB", ["en"], "en"),
    ("en_US", ["en"], "en"),
    ("EN-gb", ["en"], "en"),
    ("en", ["en-US"], "en-US"),
    ("en-GB", ["en-US", "en-GB"], "en-GB"),
    ("en-AU", ["en-US", "en-GB"], "en-US"),
    ("ja-JP", ["en", "ja"], "ja"),
    ("ja-Jpan-JP", ["ja"], "ja"),
    ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh", ["zh-Hant"], nil),
    ("fr", ["en", "ja"], nil),
    ("jam", ["ja"], nil),
    ("no", ["nb"], "nb"),
    ("nb-NO", ["no"], "no"),
    ("nn", ["nb"], nil),
    ("tl", ["fil"], "fil"),
    ("cmn-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("en", [], nil),
    ("", ["en"], nil),
    ("", [""], nil),
    ("und", ["und"], nil),
    ("und", ["en"], nil),
    ("en", ["und"], nil),
  ]

  @Test(arguments: cases)
  func tagOfALanguage(asked: String, tags: [String], found: String?) {
    #expect(Pack.tag(for: Locale.Language(identifier: asked), among: tags) == found)
  }
}
