/// Tells texts that are surely not in the language that they are said to be in; ours, not Apple's.
///
/// Asks for more than the identification of a language does, since a text that is taken for foreign is not translated. The
/// numbers were measured: Decisions/0114.
package enum OtherLanguage {
  /// The likeliest language of a text that is surely not in `expected`; `nil` when it may be, when `expected` is not
  /// identified at all, and for Chinese, Japanese and what has a script of its own.
  package static func language(of text: String, insteadOf expected: NLLanguage) -> NLLanguage? {
    guard NLLanguage.identified.contains(expected),
      let main = MainScript(of: sample(of: text)), main.isClear, main.script.onlyLanguage == nil,
      !main.script.isJapanese, let model = LanguageModel.installed
    else { return nil }
    // Only Spanish and its neighbours have these.
    let isSpanish = ![.spanish, .catalan].contains(expected) && text.contains { "¿¡".contains($0) }
    let other = ModelledText(main: main, model: model, prior: Prior(constraints: [], hints: [:]))
      .languageInstead(of: expected, leastLetters: isSpanish ? 6 : 12, isEvident: isSpanish)
    return other == nil || hasClause(text, in: expected, by: model) ? nil : other
  }

  /// Whether a clause of a text says something in this language, as "here it is" in "Voilà, mon ami, here it is".
  private static func hasClause(_ text: String, in language: NLLanguage, by model: LanguageModel) -> Bool {
    text.split { ",;:.!?…—–".contains($0) }.contains { clause in
      guard let main = MainScript(of: sample(of: String(clause))) else { return false }
      let clause = ModelledText(main: main, model: model, prior: Prior(constraints: [], hints: [:]))
      return clause.wordCount > 1 && (clause.likelihoods[language] ?? 0) >= 0.7
    }
  }

  /// Whether two texts are clearly in different scripts, those of Japanese and Chinese counted as one.
  package static func areInDifferentScripts(_ one: String, _ other: String) -> Bool {
    guard let one = MainScript(of: sample(of: one)), let other = MainScript(of: sample(of: other)) else {
      return false
    }
    return one.isClear && other.isClear && one.script != other.script
      && !(one.script.isJapanese && other.script.isJapanese)
  }

  private static func sample(of text: String) -> TextSample {
    var sample = TextSample()
    sample.add(text)
    return sample
  }
}

extension ModelledText {
  fileprivate func languageInstead(
    of expected: NLLanguage, leastLetters: Int, isEvident: Bool
  ) -> NLLanguage? {
    let best = likelihoods.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
    guard letters >= leastLetters, let best, best.key != expected else { return nil }
    if isEvident { return best.key }
    let rest = likelihoods[expected] ?? 0
    let isDecided =
      best.value >= 0.7 && rest <= 0.1 && isSure(of: best.key) && extremes(of: best.key).least >= 0.5
      && extremes(of: expected).most <= 0.2
    // Of several languages that are alike it may be any, and is still not the one expected.
    let isExcluded =
      letters >= 24 && wordCount > 2 && best.value >= 0.4 && rest <= 0.02
      && extremes(of: expected).most <= 0.05
    return isDecided || isExcluded ? best.key : nil
  }
}
