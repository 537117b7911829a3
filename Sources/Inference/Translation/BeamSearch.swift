/// The search for one sentence's translation: a value that is told the model's candidates and answers what to
/// go on with.
///
/// Scores are sums of log-probabilities; finished outputs are compared by their mean, so that longer ones are not at
/// a disadvantage. The search ends when no live beam can still beat the best finished output, or at `limit` tokens.
struct BeamSearch {
  /// A live beam of the next step: the beam it goes on from, and its new token.
  struct Continuation: Hashable {
    var parent: Int
    var token: Int
  }

  /// What was found.
  struct Outcome: Hashable {
    var tokens: [Int]
    var score: Float
    var isCutOff: Bool
  }

  private struct Beam {
    var tokens: [Int]
    var sum: Float
  }

  /// The model's candidates of one beam, best first.
  struct Candidates {
    var tokens: UnsafeBufferPointer<Int64>.SubSequence
    var scores: UnsafeBufferPointer<Float>.SubSequence
  }

  let width: Int
  private let limit: Int
  private let endToken: Int
  private var beams: [Beam]
  private var finished: [Outcome] = []

  init(width: Int, limit: Int, endToken: Int) {
    self.width = width
    self.limit = limit
    self.endToken = endToken
    beams = [Beam(tokens: [], sum: 0)]
  }

  /// The outputs so far, best first, never none: a live beam when no output is finished.
  var outcomes: [Outcome] {
    if !finished.isEmpty {
      // Of equals the one found first, so that the result is the same everywhere.
      return finished.enumerated().sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
        .map(\.element)
    }
    let beam = beams.max { $0.sum < $1.sum } ?? Beam(tokens: [], sum: 0)
    let score = beam.sum / Float(max(1, beam.tokens.count))
    return [Outcome(tokens: beam.tokens, score: score, isCutOff: true)]
  }

  /// Takes one step; `nil` when the search is over, else exactly `width` continuations.
  ///
  /// In the first step all beams are the same, so only the first one's candidates count.
  mutating func advance(_ candidates: (Int) -> Candidates) -> [Continuation]? {
    var pool: [(sum: Float, parent: Int, token: Int)] = []
    for (parent, beam) in beams.enumerated() {
      let offered = candidates(parent)
      for (token, score) in zip(offered.tokens, offered.scores) {
        pool.append((beam.sum + score, parent, Int(token)))
      }
    }
    // Equal sums keep the order in which they were offered, so that the result is the same everywhere.
    pool.sort { ($0.sum, $1.parent, $1.token) > ($1.sum, $0.parent, $0.token) }

    var live: [(Beam, Continuation)] = []
    for candidate in pool {
      let tokens = beams[candidate.parent].tokens
      if candidate.token == endToken {
        // An end counts only while it is among the best, or every step would offer one.
        if live.count < width { finish(tokens, candidate.sum) }
      } else if !RepetitionGuard.refuses(candidate.token, after: tokens) {
        let beam = Beam(tokens: tokens + [candidate.token], sum: candidate.sum)
        live.append((beam, Continuation(parent: candidate.parent, token: candidate.token)))
      }
      if live.count == width { break }
    }
    guard let best = live.first, best.0.tokens.count < limit, !isDecided(best.0) else {
      if finished.isEmpty { beams = live.isEmpty ? beams : live.map(\.0) }
      return nil
    }
    // Fewer candidates than beams: the worst one fills up, and can only lose against its twin.
    while live.count < width { live.append(live[live.count - 1]) }
    beams = live.map(\.0)
    return live.map(\.1)
  }

  private mutating func finish(_ tokens: [Int], _ sum: Float) {
    let score = sum / Float(tokens.count + 1)
    finished.append(Outcome(tokens: tokens, score: score, isCutOff: false))
  }

  private func isDecided(_ best: Beam) -> Bool {
    guard finished.count >= width, let found = finished.map(\.score).max() else { return false }
    return found >= best.sum / Float(best.tokens.count + 1)
  }
}
