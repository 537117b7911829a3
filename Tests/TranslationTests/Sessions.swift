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

  /// Whose worker takes every request and answers none: what it is asked goes on until it is stopped.
  static func unanswered() -> TranslationSession {
    let worker = URL(filePath: #filePath).appending(path: "../Fixtures/silent-worker").standardizedFileURL
    let engines = EngineInstallation(
      native: EngineInstallation.located().native, launcher: .program(worker.path(percentEncoded: false)))
    return TranslationSession(
      wish(from: "en", to: "ja"),
      assets: TranslationAssets(store: .standard(), engines: engines, preferredLanguages: []))
  }

  /// Where no pack is installed.
  static func withoutPacks(
    from source: String, to target: String?, preferring languages: [String] = []
  ) -> TranslationSession {
    TranslationSession(
      wish(from: source, to: target),
      assets: assetsWithoutPacks(preferring: languages))
  }

  /// What a session or a host is asked for.
  static func wish(
    from source: String?, to target: String?, _ strategy: TranslationSession.Strategy = .highFidelity
  ) -> TranslationSession.Configuration {
    TranslationSession.Configuration(
      source: source.map { Locale.Language(identifier: $0) },
      target: target.map { Locale.Language(identifier: $0) }, preferredStrategy: strategy)
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
}
