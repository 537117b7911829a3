/// What can be said of a text's language.
struct Identification {
  /// A language that the text may be in.
  struct Hypothesis {
    var language: NLLanguage
    var probability: Double
  }

  /// Likeliest first.
  let hypotheses: [Hypothesis]
  /// The language, where it is sure enough.
  let decision: NLLanguage?

  /// Looks at the words in the script that most of the text is in.
  init(
    of sample: TextSample, constraints: [NLLanguage] = [], hints: [NLLanguage: Double] = [:],
    model: @autoclosure () -> LanguageModel? = .installed
  ) {
    let prior = Prior(constraints: constraints, hints: hints)
    guard let main = MainScript(of: sample) else {
      (hypotheses, decision) = ([], nil)
      return
    }
    if let only = main.script.onlyLanguage {
      let likely = prior.weighed([only: 1])
      hypotheses = likely.map(Hypothesis.init)
      decision = main.isClear ? likely.first?.key : nil
      return
    }
    guard let model = model() else {
      (hypotheses, decision) = ([], nil)
      return
    }
    let weighed = ModelledText(main: main, model: model, prior: prior)
    hypotheses = weighed.likelihoods.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }
      .map(Hypothesis.init)
    decision = hypotheses.first.flatMap { best in
      main.isClear && weighed.isSure(of: best.language) ? best.language : nil
    }
  }
}

extension Identification.Hypothesis {
  init(_ pair: (key: NLLanguage, value: Double)) {
    self.init(language: pair.key, probability: pair.value)
  }
}
