/// Translates one batch of token sequences; finished sentences leave it, so that the last long one does not pay for
/// the others.
struct BatchDecoding {
  let model: MarianModel
  let width: Int

  /// Each sentence's outcomes, best first, in the order of the sentences; throws `cancelled` between two steps.
  func run(_ sentences: [[Int]], isCancelled: () -> Bool) throws(InferenceError) -> [[BeamSearch.Outcome]] {
    let parameters = model.parameters
    var searches = sentences.map { tokens in
      // Twice the source and a little more is what honest translations need.
      let limit = min(parameters.maximumLength - 1, 2 * tokens.count + 20)
      return BeamSearch(width: width, limit: limit, endToken: parameters.endToken)
    }
    var active = Array(sentences.indices)
    var memory = try model.encode(sentences)
    var past = try model.emptyPast(rows: sentences.count * width)
    let start = BeamSearch.Continuation(parent: 0, token: parameters.startToken)
    var continuations = (0..<sentences.count * width).map { row in
      BeamSearch.Continuation(parent: row, token: start.token)
    }
    // Twice the beams, since each may end, and two more in case the repetition guard refuses some.
    let k = 2 * width + 2

    for position in 0..<parameters.maximumLength where !active.isEmpty {
      if isCancelled() { throw InferenceError(.cancelled, "translation") }
      let answer = try model.step(
        continuations, position: position, k: k, memory: memory, past: &past)
      let next = try advance(&searches, active, answer, k)
      let goingOn = active.indices.filter { next[$0] != nil }
      continuations = goingOn.flatMap { index in
        (next[index] ?? []).map { choice in
          BeamSearch.Continuation(parent: index * width + choice.parent, token: choice.token)
        }
      }
      if goingOn.count < active.count, !goingOn.isEmpty {
        memory = try model.selecting(goingOn, of: memory)
      }
      active = goingOn.map { active[$0] }
    }
    return searches.map(\.outcomes)
  }

  /// Tells each active sentence its candidates.
  private func advance(
    _ searches: inout [BeamSearch], _ active: [Int], _ answer: (scores: Tensor, candidates: Tensor), _ k: Int
  ) throws(InferenceError) -> [[BeamSearch.Continuation]?] {
    var next: [[BeamSearch.Continuation]?] = []
    try answer.scores.withElements(of: Float.self) { scores in
      Result { () throws(InferenceError) in
        try answer.candidates.withElements(of: Int64.self) { tokens in
          for (index, sentence) in active.enumerated() {
            next.append(
              searches[sentence].advance { beam in
                let row = (index * width + beam) * k
                return BeamSearch.Candidates(tokens: tokens[row..<row + k], scores: scores[row..<row + k])
              })
          }
        }
      }
    }.get()
    return next
  }
}
