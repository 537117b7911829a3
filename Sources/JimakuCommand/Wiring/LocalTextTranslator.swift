internal import Foundation
internal import LanguagePacks
internal import Translation

/// Translates with the engine and packs of this machine.
struct LocalTextTranslator: TextTranslator {
  let store: PackStore
  private let glossary: String?
  private let session: TranslationSession

  init(store: PackStore, from source: String, to target: String, glossary: String? = nil) {
    self.store = store
    self.glossary = glossary
    session = TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target))
  }

  func prepare(from source: String, to target: String) throws {
    try PackReadiness(store: store).checkTranslation(from: source, to: target)
    if let glossary { try GlossaryFile.read(glossary).apply(to: session) }
  }

  func translate(_ texts: [String]) async throws -> [MarkedText] {
    try await session.translations(from: texts.map { TranslationSession.Request(sourceText: $0) })
      .map { response in
        MarkedText(
          text: response.targetText, marks: response.marks.names,
          isSource: response.marks.isSource)
      }
  }

  func failure(_ error: any Error) -> Failure { Failure(error) }
}
