/// What a model's own configuration says about searching for its output.
///
/// Each setting has the meaning that Hugging Face's `transformers` gives it (its "GenerationConfig"). Lengths are tokens, the
/// start token included.
struct GenerationRules: Hashable, Sendable {
  /// When a beam search may end before its last step.
  enum Stopping: String, Hashable, Sendable, Codable {
    /// As soon as there are as many finished outputs as beams.
    case whenFull
    /// When the best live beam, scored as if it ended here, is no better than the worst finished output.
    case whenUnlikely
    /// The same, scored as if it ended at the length that is best for it.
    case whenHopeless
  }

  /// The longest output.
  var maximumLength: Int
  /// No output ends before it is this long.
  var minimumLength = 0
  /// A finished output's sum of log-probabilities is divided by its length to this power.
  var lengthPenalty = 1.0
  /// When the search may end.
  var stopping = Stopping.whenUnlikely
  /// No run of so many tokens comes twice; 0 for no such rule.
  var unrepeatedRun = 0
  /// Sequences that must not come, of one token or more.
  var banned: [[Int]] = []
  /// The token that must follow the start token.
  var forcedFirst: Int?
  /// The token that must be the last one of the longest output.
  var forcedLast: Int?

  /// The usual rules for outputs up to this length.
  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  /// The only token that may follow, if one is forced; `length` is that of what was said.
  func forced(at length: Int) -> Int? {
    if length == maximumLength - 1, let forcedLast { return forcedLast }
    return length == 1 ? forcedFirst : nil
  }

  /// Whether `token` may follow what was said, the start token included.
  func allows(_ token: Int, after said: [Int], endToken: Int) -> Bool {
    if token == endToken && said.count < minimumLength { return false }
    if unrepeatedRun > 0 && repeats(token, after: said) { return false }
    for sequence in banned where sequence.last == token && sequence != [endToken] {
      if sequence.count == 1 { return false }
      if said.count >= sequence.count && said.suffix(sequence.count - 1) == sequence.dropLast() {
        return false
      }
    }
    return true
  }

  /// How many tokens the rules can forbid at most after so many.
  func mostForbidden(at length: Int) -> Int {
    banned.count + (unrepeatedRun > 0 ? length : 0) + (length < minimumLength ? 1 : 0)
  }

  /// Whether `token` would complete a run that was said before.
  private func repeats(_ token: Int, after said: [Int]) -> Bool {
    guard said.count >= unrepeatedRun else { return false }
    let begun = said.suffix(unrepeatedRun - 1)
    return (unrepeatedRun - 1..<said.count).contains { place in
      said[place] == token && said[place - unrepeatedRun + 1..<place] == begun
    }
  }
}

extension GenerationRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case maximumLength, minimumLength, lengthPenalty, stopping, unrepeatedRun, banned, forcedFirst, forcedLast
  }

  /// Reads what is said; what is not is as usual.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(maximumLength: try values.decode(Int.self, forKey: .maximumLength))
    minimumLength = try values.decodeIfPresent(Int.self, forKey: .minimumLength) ?? minimumLength
    lengthPenalty = try values.decodeIfPresent(Double.self, forKey: .lengthPenalty) ?? lengthPenalty
    stopping = try values.decodeIfPresent(Stopping.self, forKey: .stopping) ?? stopping
    unrepeatedRun = try values.decodeIfPresent(Int.self, forKey: .unrepeatedRun) ?? unrepeatedRun
    banned = try values.decodeIfPresent([[Int]].self, forKey: .banned) ?? banned
    forcedFirst = try values.decodeIfPresent(Int.self, forKey: .forcedFirst)
    forcedLast = try values.decodeIfPresent(Int.self, forKey: .forcedLast)
  }

  /// Whether the numbers make sense together.
  var isSound: Bool {
    (2...1 << 16).contains(maximumLength) && (0...maximumLength).contains(minimumLength)
      && lengthPenalty.isFinite && abs(lengthPenalty) <= 16 && (0...maximumLength).contains(unrepeatedRun)
      && banned.count <= 1024 && banned.allSatisfy { !$0.isEmpty }
  }
}
