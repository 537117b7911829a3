/// What the model says of a text, and whether that is to be relied upon.
///
/// The model overrates single words in short texts ("was" makes a German line English). So a short text is decided
/// only when the decision stands whichever of its words is taken away. The numbers were measured: Decisions/0090.
struct ModelledText {
  let likelihoods: [NLLanguage: Double]
  private let main: MainScript
  private let model: LanguageModel
  private let prior: Prior

  init(main: MainScript, model: LanguageModel, prior: Prior) {
    self.main = main
    self.model = model
    self.prior = prior
    likelihoods = Self.likelihoods(of: main.words, in: main.script, by: model, prior)
  }

  /// Whether the text is in this language, beyond reasonable doubt.
  func isSure(of language: NLLanguage) -> Bool {
    let probability = likelihoods[language] ?? 0
    if main.script == .han { return main.letters >= 3 && probability >= 0.8 }
    if main.script == .latin, main.letters < 24, Romaji.mayBe(main.words) { return false }
    return switch main.letters {
    case ..<7: false
    case 7..<14: probability >= 0.6 && leastWithoutAWord(language) >= 0.6
    case 14..<24: probability >= 0.5 && leastWithoutAWord(language) >= 0.3
    default: probability >= 0.5
    }
  }

  /// The probability when the word is missing that speaks for the language most; 0 when there is only one.
  private func leastWithoutAWord(_ language: NLLanguage) -> Double {
    guard main.words.count > 1 else { return 0 }
    return main.words.indices.map { index in
      var words = main.words
      words.remove(at: index)
      return Self.likelihoods(of: words, in: main.script, by: model, prior)[language] ?? 0
    }.min() ?? 0
  }

  private static func likelihoods(
    of words: [String], in script: Script, by model: LanguageModel, _ prior: Prior
  ) -> [NLLanguage: Double] {
    let text = words.joined(separator: " ")
    var likelihoods: [NLLanguage: Double] = [:]
    var nameless = 0.0
    for guess in model.guesses(for: text) {
      let language = NLLanguage(guess.name == "no" ? "nb" : guess.name)
      if ["zh", "yue", "wuu"].contains(guess.name) {
        let simplified = script == .han ? HanForm.probabilityOfSimplified(text) : 0.5
        likelihoods[.simplifiedChinese, default: 0] += guess.probability * simplified
        likelihoods[.traditionalChinese, default: 0] += guess.probability * (1 - simplified)
      } else if NLLanguage.identified.contains(language),
        script != .latin || !NLLanguage.notLatin.contains(language)
      {
        likelihoods[language] = guess.probability
      } else {
        nameless += guess.probability
      }
    }
    return prior.weighed(likelihoods, nameless: nameless)
  }
}
