internal import Foundation
internal import LanguagePacks
internal import Server
internal import Translation

/// Translates what a person selects, by the packs of this machine.
struct InstalledTranslator: TextTranslating {
  let store: PackStore

  /// What one pack does goes first: it is the better translation.
  func pairs() -> [LanguagePair] {
    let routes = store.translationRoutes().all
    return (routes.filter { $0.middle == nil } + routes.filter { $0.middle != nil }).map { route in
      LanguagePair(source: route.source, target: route.target, isInstalled: route.isInstalled)
    }
  }

  func translate(_ text: String, from source: String, to target: String) async throws -> String {
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target))
    return try await session.translate(text).targetText
  }
}
