/// Translates one batch of token sequences; finished sentences leave it, so that the last long one does not pay for
/// the others.
struct BatchDecoding {
  let model: any SequenceModel
  let rules: GenerationRules
  let width: Int
  /// Whether outputs are stopped that grow beyond all proportion or repeat themselves, whatever the rules say.
  var isGuarded = true

  /// Each sentence's outcomes, best first, in the order of the sentences; throws `cancelled` between two steps.
  func run(_ sentences: [[Int]], isCancelled: () -> Bool) throws(InferenceError) -> [[BeamSearch.Outcome]] {
    let parameters = model.parameters
    var searches = sentences.map { tokens in
      // Twice the source and a little more is what honest translations need.
      let cap = isGuarded ? 2 * tokens.count + 20 : nil
      return BeamSearch(
        width: width, rules: rules,
        limits: .init(
          startToken: parameters.startToken, endToken: parameters.endToken, cap: cap, isGuarded: isGuarded))
    }
    var active = Array(sentences.indices)
    var run = try model.begin(sentences, width: width)
    var continuations = (0..<sentences.count * width).map { row in
      BeamSearch.Continuation(parent: row, token: parameters.startToken)
    }
    for position in 0..<rules.maximumLength where !active.isEmpty {
      if isCancelled() { throw InferenceError(.cancelled, "translation") }
      let k = active.map { searches[$0].wantedCandidates }.max() ?? 0
      let candidates = try run.step(continuations, position: position, k: k)
      let next = active.enumerated().map { index, sentence in
        searches[sentence].advance { candidates[index * width + $0] }
      }
      let goingOn = active.indices.filter { next[$0] != nil }
      continuations = goingOn.flatMap { index in
        (next[index] ?? []).map { choice in
          BeamSearch.Continuation(parent: index * width + choice.parent, token: choice.token)
        }
      }
      if goingOn.count < active.count, !goingOn.isEmpty { try run.keep(goingOn) }
      active = goingOn.map { active[$0] }
    }
    return searches.map(\.outcomes)
  }
}
