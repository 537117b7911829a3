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
  func translations(of texts: [String]) async throws(TranslationError) -> [String] {
    let translations: [TranslatedText]
    do throws(InferenceError) {
      translations = try await engine.translate(texts, options: options)
    } catch {
      throw TranslationError(.internalError, underlying: error)
    }
    guard translations.count == texts.count else { throw .internalError }
    return translations.map(\.text)
  }
}
