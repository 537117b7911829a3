extension TranslationEngine: SentenceModel {
  var targetLanguage: String { languages.target.count == 1 ? languages.target[0] : "" }

  var usualWidth: Int { model.parameters.beamSize }

  func fits(_ sentence: String) throws(InferenceError) -> Bool {
    try tokenizer.tokens(of: sentence).count <= model.parameters.maximumLength / 2
  }

  func outcomes(
    of sentences: [String], width: Int, _ isCancelled: () -> Bool
  ) throws(InferenceError) -> [[BeamSearch.Outcome]] {
    var tokens: [[Int]] = []
    for sentence in sentences { tokens.append(try tokenizer.tokens(of: sentence)) }
    return try decode(tokens, width: width, isCancelled)
  }

  func text(of tokens: [Int]) throws(InferenceError) -> String {
    try tokenizer.text(of: tokens)
  }

  /// Found out when it is asked for first, which takes as long as a batch, and kept.
  func standIns(_ isCancelled: () -> Bool) throws(InferenceError) -> StandIns {
    if let knownStandIns { return knownStandIns }
    guard languages.source.count == 1, let trial = StandInTrial(source: languages.source[0]) else {
      return StandIns()
    }
    let outcomes = try outcomes(of: trial.sentences, width: usualWidth, isCancelled)
    var texts: [String] = []
    for outcome in outcomes.map(\.first) { texts.append(try text(of: outcome?.tokens ?? [])) }
    let found = trial.standIns(from: texts)
    knownStandIns = found
    return found
  }
}
