import Foundation
import TestSupport
import Testing

@testable import Translation

/// What `LanguageAvailability` answers: with the starter pack, and without any pack.
@Suite struct LanguageAvailabilityTests {
  /// Apple's rules: languages are matched inexactly, and two forms of one language are no pair.
  static let pairs: [(source: String, target: String, withPack: LanguageAvailability.Status)] = [
    ("en", "ja", .installed),
    ("en-US", "ja", .installed),
    ("en_GB", "ja-JP", .installed),
    ("en-Latn-AU", "ja_JP", .installed),
    ("EN", "JA", .installed),
    ("ja", "en", .unsupported),
    ("en", "fr", .unsupported),
    ("fr", "ja", .unsupported),
    ("en-US", "en-GB", .unsupported),
    ("ja", "ja-JP", .unsupported),
    ("en-Cyrl", "ja", .unsupported),
    ("und", "ja", .unsupported),
    ("", "ja", .unsupported),
    ("en", "", .unsupported),
    ("not a language", "ja", .unsupported),
  ]

  @Test(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), arguments: pairs)
  func aPairWithTheStarterPack(
    source: String, target: String, withPack: LanguageAvailability.Status
  ) async {
    let status = await LanguageAvailability().status(
      from: Locale.Language(identifier: source), to: Locale.Language(identifier: target))
    #expect(status == withPack)
  }

  @Test(arguments: pairs)
  func aPairWithoutAPack(source: String, target: String, withPack: LanguageAvailability.Status) async {
    let status = await availability().status(
      from: Locale.Language(identifier: source), to: Locale.Language(identifier: target))
    #expect(status == (withPack == .installed ? .supported : .unsupported))
  }

  @Test(
    arguments: [
      (["fr-FR", "ja-JP", "en-US"], .supported), (["en-US", "fr-FR"], .unsupported), ([], .unsupported),
    ] as [([String], LanguageAvailability.Status)])
  func withoutATargetThePreferredLanguagesDecide(
    preferred: [String], status: LanguageAvailability.Status
  ) async {
    let english = Locale.Language(identifier: "en")
    #expect(await availability(preferring: preferred).status(from: english, to: nil) == status)
  }

  /// Apps print language and region of each.
  @Test func supportedLanguagesNameTheirRegion() async {
    let languages = await availability().supportedLanguages
    let names = languages.map { "\($0.languageCode?.identifier ?? "?")_\($0.region?.identifier ?? "?")" }
    #expect(names.sorted() == ["en_US", "ja_JP"])
  }

  private func availability(preferring languages: [String] = []) -> LanguageAvailability {
    LanguageAvailability(assets: Sessions.assetsWithoutPacks(preferring: languages))
  }
}
