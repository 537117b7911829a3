internal import Foundation
internal import LanguagePacks
internal import Translation

/// Translates with the engine and packs of this machine.
struct LocalTextTranslator: TextTranslator {
  let store: PackStore
  private let session: TranslationSession

  init(store: PackStore, from source: String, to target: String) {
    self.store = store
    session = TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target))
  }

  func prepare(from source: String, to target: String) throws {
    try PackReadiness(store: store).checkTranslation(from: source, to: target)
  }

  func translate(_ texts: [String]) async throws -> [String] {
    try await session.translations(from: texts.map { TranslationSession.Request(sourceText: $0) })
      .map(\.targetText)
  }

  func failure(_ error: any Error) -> Failure { Failure(error) }
}
