/// One sentence on its way: decides which attempts are worth while, until its translation is as it should be or marked.
///
/// The number of attempts is bounded, and they depend on nothing but the sentence.
struct SentenceTask {
  /// How much less likely, as a mean log-probability, an outcome may be that has less wrong.
  private static let margin: Float = 0.5

  let source: String
  private let protected: ProtectedText
  private var best: SentenceResult?
  private var round = 0

  init(_ source: String, glossary: GlossaryMatcher, scripts: SourceScripts) {
    self.source = source
    protected = ProtectedText(source, glossary: glossary, scripts: scripts)
    if protected.isForeign, !protected.hasTerms {
      best = SentenceResult(foreign: source)
    } else if !protected.free.contains(where: { $0.isLetter || $0.isNumber }), !protected.hasTerms {
      best = SentenceResult(unchanged: source)
    }
  }

  /// Whether something stands aside that a name may have to stand in for.
  var needsNames: Bool { !protected.spans.isEmpty }

  /// Whether something is missing after all attempts.
  var isLacking: Bool { best.map { $0.missing > 0 } ?? false }

  /// The translation found; the source, marked, when there is none.
  var result: SentenceResult {
    // Marks alone are no translation of words.
    if let best, best.text.contains(where: { $0.isLetter || $0.isNumber }) || best.marks.isEmpty {
      return best
    }
    return SentenceResult(untranslated: source)
  }

  /// The attempts of the next round; none when the translation is settled.
  mutating func next(width: Int, usualWidth: Int, standIns: StandIns) -> [SentenceAttempt] {
    defer { round += 1 }
    func attempt(_ source: ProtectedText, _ variant: Int, width: Int) -> SentenceAttempt {
      SentenceAttempt(
        source: source, shielded: ShieldedText(source, standIns: standIns, round: variant), width: width)
    }
    // A name may be one of a person or of a place: both kinds of stand-ins are tried.
    if round == 0, best == nil {
      return (protected.hasTerms ? [0, 1] : [0]).map { attempt(protected, $0, width: width) }
    }
    guard let best, !best.marks.isEmpty else { return [] }
    let other = width == 1 ? max(2, usualWidth) : 1
    switch round {
    case 1 where best.missing > 0: return [attempt(protected.withNumbers, 0, width: width)]
    case 1: return [attempt(protected, 0, width: other)]
    case 2 where best.missing > 0, 3 where best.missing > 0:
      return [attempt(protected.withNumbers, 2 * round - 2, width: max(width, other))]
    default: return []
    }
  }

  /// Takes the outcomes of one attempt, best first.
  ///
  /// The likeliest is taken, or one nearly as likely that has less wrong.
  mutating func take(
    _ outcomes: [BeamSearch.Outcome], of attempt: SentenceAttempt, by model: some SentenceModel
  ) throws(InferenceError) {
    let floor = (outcomes.first?.score ?? 0) - Self.margin
    var own: SentenceResult?
    for outcome in outcomes where outcome.score >= floor {
      var result = SentenceResult(
        outcome, saying: try model.text(of: outcome.tokens), of: attempt, into: model.targetLanguage)
      result.text = SourceText.ended(result.text, like: source)
      if own.map({ result.isBetter(than: $0) }) ?? true { own = result }
      if result.marks.isEmpty { break }
    }
    if let own { take(own) }
  }

  /// Takes a translation when it is better than what there is.
  mutating func take(_ result: SentenceResult) {
    if best.map({ result.isBetter(than: $0) }) ?? true { best = result }
  }
}
