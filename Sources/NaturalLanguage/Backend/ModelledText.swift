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

  /// Letters and different words of its script.
  var letters: Int { main.letters }
  var wordCount: Int { Set(main.words).count }

  /// Whether the text is in this language, beyond reasonable doubt.
  func isSure(of language: NLLanguage) -> Bool {
    let probability = likelihoods[language] ?? 0
    if main.script == .han {
      let isAttested = language != .japanese || HanUses(main.words.joined()).isJapanese
      return main.letters >= 3 && probability >= 0.8 && isAttested
    }
    let hasRelative = NLLanguage.closeRelatives.contains(language)
    switch main.letters {
    case ..<7: return false
    case 24...: return probability >= (hasRelative ? 0.7 : 0.5) && Set(main.words).count > 1
    default:
      if main.script == .latin, Romaji.mayBe(main.words) { return false }
      let (least, ofRelative) = main.letters < 14 ? (0.6, 0.8) : (0.35, 0.6)
      return probability >= 0.5 && extremes(of: language).least >= (hasRelative ? ofRelative : least)
    }
  }

  /// The least and the greatest probability of a language when one of the words is taken away; 0 and 1 when there is only
  /// one, however often.
  func extremes(of language: NLLanguage) -> (least: Double, most: Double) {
    let words = Set(main.words)
    guard words.count > 1 else { return (0, 1) }
    let all = words.map { word in
      let rest = main.words.filter { $0 != word }
      return Self.likelihoods(of: rest, in: main.script, by: model, prior)[language] ?? 0
    }
    return (all.min() ?? 0, all.max() ?? 1)
  }

  private static func likelihoods(
    of words: [String], in script: Script, by model: LanguageModel, _ prior: Prior
  ) -> [NLLanguage: Double] {
    let text = words.joined(separator: " ")
    let han = script == .han ? HanUses(text) : nil
    var likelihoods: [NLLanguage: Double] = [:]
    var nameless = 0.0
    for guess in model.guesses(for: text) {
      let language = NLLanguage(guess.name == "no" ? "nb" : guess.name)
      if ["zh", "yue", "wuu"].contains(guess.name) {
        likelihoods[.simplifiedChinese, default: 0] += guess.probability
      } else if language.isWritten(in: script) {
        likelihoods[language] = guess.probability
      } else {
        nameless += guess.probability
      }
    }
    return prior.weighed(han?.weighed(likelihoods) ?? likelihoods, nameless: nameless)
  }
}
