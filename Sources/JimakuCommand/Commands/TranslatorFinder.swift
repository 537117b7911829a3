internal import Subtitles

/// Finds who translates which texts: what the commands that translate need of the world.
struct TranslatorFinder: Sendable {
  /// The translator of a pair.
  let translator: @Sendable (_ source: String, _ target: String) -> any TextTranslator
  /// The language that texts tell, as a tag; `nil` when they do not.
  let language: @Sendable (_ texts: [String]) -> String?

  /// The translators into each of the languages, ready for work.
  func translators(
    from source: String, to targets: [String]
  ) async throws(Failure) -> [BatchTranslator] {
    var batchers: [BatchTranslator] = []
    for target in targets {
      if LanguageArgument.areSame(source, target) { throw .inTargetLanguage(target) }
      let batcher = BatchTranslator(translator: translator(source, target))
      do {
        try await batcher.translator.prepare(from: source, to: target)
      } catch {
        throw batcher.facts(error)
      }
      batchers.append(batcher)
    }
    return batchers
  }

  /// The language of a subtitle file, as its sentences tell it.
  func language(of subtitles: SubtitleFile) -> String? {
    language(SubtitleTranslation(of: subtitles).units.map(\.text))
  }
}
