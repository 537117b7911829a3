internal import Foundation
internal import Server
internal import Translation

/// Translates what a person selects, by the packs of this machine.
struct InstalledTranslator: TextTranslating {
  func pairs() async -> [LanguagePair] {
    let availability = LanguageAvailability()
    let languages = await availability.supportedLanguages
    var pairs: [LanguagePair] = []
    for source in languages {
      for target in languages where source != target {
        let status = await availability.status(from: source, to: target)
        guard status != .unsupported else { continue }
        pairs.append(
          LanguagePair(
            source: source.minimalIdentifier, target: target.minimalIdentifier,
            isInstalled: status == .installed))
      }
    }
    return pairs
  }

  func translate(_ text: String, from source: String, to target: String) async throws -> String {
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target))
    return try await session.translate(text).targetText
  }
}
