internal import Subtitles

/// Finds who translates which texts: what the commands that translate need of the world.
struct TranslatorFinder: Sendable {
  let languages: any LanguageTelling
  /// The translator of a pair.
  let translator: @Sendable (_ source: String, _ target: String) -> any TextTranslator

  /// The translators into each of the languages, ready for work; into the source itself every text stays as it is.
  ///
  /// Throws `Failure`, and `inTargetLanguage` when the source is all that is asked for.
  func translators(
    from source: String, to targets: [String]
  ) async throws(Failure) -> [BatchTranslator] {
    if let target = targets.first, targets.allSatisfy({ LanguageArgument.areSame(source, $0) }) {
      throw .inTargetLanguage(target)
    }
    var batchers: [BatchTranslator] = []
    for target in targets {
      var batcher = BatchTranslator(source: source, languages: languages)
      if !LanguageArgument.areSame(source, target) {
        let translator = translator(source, target)
        do {
          try await translator.prepare(from: source, to: target)
        } catch {
          throw BatchTranslator.facts(error, of: translator)
        }
        batcher.translator = translator
      }
      batchers.append(batcher)
    }
    return batchers
  }

  /// The language of a subtitle file, as its sentences tell it.
  func language(of subtitles: SubtitleFile) -> String? {
    languages.language(of: SubtitleTranslation(of: subtitles).units.map(\.text))
  }
}
