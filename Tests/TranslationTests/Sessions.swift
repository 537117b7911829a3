import Foundation
import Inference
import LanguagePacks

@testable import Translation

/// Sessions for tests; as for a client, the worker is shared.
enum Sessions {
  /// From English to Japanese with the starter pack.
  static func real() -> TranslationSession {
    TranslationSession(
      installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja"))
  }

  /// Where no pack is installed.
  static func withoutPacks(
    from source: String, to target: String?, preferring languages: [String] = []
  ) -> TranslationSession {
    TranslationSession(
      source: Locale.Language(identifier: source), target: target.map { Locale.Language(identifier: $0) },
      assets: assetsWithoutPacks(preferring: languages))
  }

  /// The packs of a home where there are none.
  static func assetsWithoutPacks(preferring languages: [String] = []) -> TranslationAssets {
    TranslationAssets(
      store: PackStore(home: URL(filePath: "/nowhere")), engines: .located(),
      preferredLanguages: languages.map { Locale.Language(identifier: $0) })
  }

  /// A sentence whose translation must have its number, however it is worded.
  static func books(_ count: Int) -> String { "There are \(count) books on the table." }

  /// The numbers in a text, in their order.
  static func numbers(in text: String) -> [Int] { text.matches(of: /[0-9]+/).compactMap { Int($0.output) } }

  /// A text that takes much longer to translate than to cancel.
  static let endless = (1...2000).map(books).joined(separator: " ")
}
