internal import Foundation
internal import Inference

/// The way from one language to another that a session has found.
struct SessionPassage: Sendable {
  /// The languages that responses name.
  let source: Locale.Language
  let target: Locale.Language
  let options: DecodingOptions
  /// One after the other: a second one where English stands between the languages.
  let engines: [EngineClient]

  /// Translations of the texts, in their order; throws `TranslationError`.
  ///
  /// A text that the engine fails at costs no other; it comes back as it was, marked.
  func translations(
    of texts: [String], with glossary: Glossary?
  ) async throws(TranslationError) -> [TranslatedText] {
    var translations = texts.map { TranslatedText(text: $0, score: 0) }
    for (index, engine) in engines.enumerated() {
      var options = options
      // The terms are in the first language, their renderings in the last: what stands between keeps names as they are.
      if index == engines.count - 1 { options.glossary = glossary }
      let before = translations
      do throws(InferenceError) {
        translations = try await engine.translatePatiently(before.map(\.text), options: options)
      } catch {
        throw TranslationError(.internalError, underlying: error)
      }
      guard translations.count == texts.count else { throw .internalError }
      // What went wrong on the way stays known.
      for (place, earlier) in before.enumerated() {
        translations[place].marks.formUnion(earlier.marks)
        translations[place].score = min(translations[place].score, earlier.score)
      }
    }
    return translations
  }
}
