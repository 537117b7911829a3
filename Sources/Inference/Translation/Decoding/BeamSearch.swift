internal import Foundation

/// The search for one sentence's translation: a value that is told the model's candidates and answers what to
/// go on with.
///
/// Token for token the greedy and the beam search of Hugging Face's `transformers`: scores are sums of
/// log-probabilities; an end counts when it is among the best `width` candidates; finished outputs are compared after the
/// length penalty. One beam is greedy: the first end is the end.
struct BeamSearch {
  /// A live beam of the next step: the beam it goes on from, and its new token.
  struct Continuation: Hashable {
    var parent: Int
    var token: Int
  }

  /// What was found.
  struct Outcome: Hashable {
    var tokens: [Int]
    /// The mean log-probability of the tokens and the end.
    var score: Float
    /// Whether it has no end of its own.
    var isCutOff: Bool
  }

  /// The model's candidates of one beam, best first.
  struct Candidates: Hashable {
    var tokens: [Int]
    var scores: [Float]
  }

  /// What bounds a search.
  struct Limits: Hashable {
    var startToken: Int
    var endToken: Int
    /// Tokens after which a search gives up, before the model's own limit; `nil` for none.
    var cap: Int?
    /// Whether endless repetitions are refused.
    var isGuarded = true
  }

  private struct Beam {
    /// With the start token.
    var said: [Int]
    var sum: Float
    /// A place that nothing goes on from.
    var isDead = false
  }

  private struct Choice {
    var parent: Int
    var token: Int
    var sum: Float
  }

  let width: Int
  private let rules: GenerationRules
  private let limits: Limits
  private var beams: [Beam]
  private var finished: [(rank: Float, outcome: Outcome)] = []

  init(width: Int, rules: GenerationRules, limits: Limits) {
    self.width = width
    self.rules = rules
    self.limits = limits
    beams = [Beam(said: [limits.startToken], sum: 0)]
  }

  /// How many candidates of each beam the next step wants.
  ///
  /// Twice the beams, since each may end, and as many as the rules may refuse.
  var wantedCandidates: Int {
    let length = beams.first?.said.count ?? 1
    return 2 * width + rules.mostForbidden(at: length) + (limits.isGuarded ? 2 : 0)
  }

  /// The outputs so far, best first, never none: a live beam when no output is finished.
  var outcomes: [Outcome] {
    if !finished.isEmpty { return finished.map(\.outcome) }
    return beams.first.map { [outcome(of: $0.said, $0.sum, isCutOff: true)] } ?? []
  }

  /// Takes one step; `nil` when the search is over, else exactly `width` continuations.
  mutating func advance(_ candidates: (Int) -> Candidates) -> [Continuation]? {
    let length = beams.first?.said.count ?? 1
    let isLast = length + 1 >= rules.maximumLength
    let wasFull = finished.count == width
    var live: [Choice] = []
    // Greedy: what comes first is taken.
    let considered = width == 1 ? 1 : 2 * width
    for (rank, choice) in choices(candidates).prefix(considered).enumerated() {
      if choice.token == limits.endToken || isLast {
        if rank < width && !(wasFull && rules.stopping == .whenFull) { finish(choice, length: length) }
      } else if live.count < width {
        live.append(choice)
      }
    }
    // Of equals the one found first, so that the result is the same everywhere.
    finished = Array(finished.sorted { $0.rank > $1.rank }.prefix(width))
    guard !live.isEmpty else { return nil }
    beams = live.map { Beam(said: beams[$0.parent].said + [$0.token], sum: $0.sum) }
    if isDecided(length: length) || limits.cap.map({ length >= $0 }) == true { return nil }
    while live.count < width {
      live.append(live[0])
      beams.append(Beam(said: beams[0].said, sum: 0, isDead: true))
    }
    return live.map { Continuation(parent: $0.parent, token: $0.token) }
  }

  /// What the beams may go on with, best first.
  private func choices(_ candidates: (Int) -> Candidates) -> [Choice] {
    var choices: [Choice] = []
    for (parent, beam) in beams.enumerated() where !beam.isDead {
      if let forced = rules.forced(at: beam.said.count) {
        choices.append(Choice(parent: parent, token: forced, sum: beam.sum))
        continue
      }
      let offered = candidates(parent)
      for (token, score) in zip(offered.tokens, offered.scores) where mayFollow(token, beam) {
        choices.append(Choice(parent: parent, token: token, sum: beam.sum + score))
      }
    }
    // Equal sums keep the order in which they were offered, so that the result is the same everywhere.
    return choices.sorted { ($0.sum, $1.parent, $1.token) > ($1.sum, $0.parent, $0.token) }
  }

  private func mayFollow(_ token: Int, _ beam: Beam) -> Bool {
    guard rules.allows(token, after: beam.said, endToken: limits.endToken) else { return false }
    return !limits.isGuarded || token == limits.endToken
      || !RepetitionGuard.refuses(token, after: Array(beam.said.dropFirst()))
  }

  private mutating func finish(_ choice: Choice, length: Int) {
    let said = beams[choice.parent].said
    let hasEnd = choice.token == limits.endToken
    let isForced = rules.forced(at: length) != nil
    let outcome = outcome(
      of: hasEnd ? said : said + [choice.token], choice.sum, isCutOff: !hasEnd || isForced, extra: hasEnd)
    finished.append((choice.sum / penalty(length), outcome))
  }

  private func outcome(
    of said: [Int], _ sum: Float, isCutOff: Bool, extra: Bool = false
  ) -> Outcome {
    let tokens = Array(said.dropFirst())
    return Outcome(
      tokens: tokens, score: sum / Float(max(1, tokens.count + (extra ? 1 : 0))), isCutOff: isCutOff)
  }

  private func penalty(_ length: Int) -> Float {
    Float(pow(Double(length), rules.lengthPenalty))
  }

  private func isDecided(length: Int) -> Bool {
    guard finished.count == width, let worst = finished.last, let best = beams.first else { return false }
    switch rules.stopping {
    case .whenFull: return true
    case .whenUnlikely: return best.sum / penalty(length) <= worst.rank
    case .whenHopeless:
      let reached = rules.lengthPenalty > 0 ? rules.maximumLength - 1 : length
      return best.sum / penalty(reached) <= worst.rank
    }
  }
}
