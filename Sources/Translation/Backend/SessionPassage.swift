internal import Foundation
internal import Inference

/// The way from one language to another that a session has found.
struct SessionPassage: Sendable {
  /// The languages that responses name.
  let source: Locale.Language
  let target: Locale.Language
  let options: DecodingOptions
  let engine: EngineClient

  /// Translations of the texts, in their order; throws `TranslationError`.
  ///
  /// A text that the engine fails at costs no other; it comes back as it was, marked.
  func translations(
    of texts: [String], with glossary: Glossary?
  ) async throws(TranslationError) -> [TranslatedText] {
    var options = options
    options.glossary = glossary
    let translations: [TranslatedText]
    do throws(InferenceError) {
      translations = try await engine.translatePatiently(texts, options: options)
    } catch {
      throw TranslationError(.internalError, underlying: error)
    }
    guard translations.count == texts.count else { throw .internalError }
    return translations
  }
}
