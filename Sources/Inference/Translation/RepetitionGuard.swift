/// Tells when a text has begun to repeat itself without end, by shape alone.
///
/// People repeat themselves too ("it was the best of times, it was the worst of times"; はははは), so what is refused
/// is only the third copy in a row of a longer stretch, the fifth of a single token, and one doubled token after the
/// other.
enum RepetitionGuard {
  private static let longestPeriod = 24
  private static let copiesOfOne = 4
  private static let copies = 2
  /// Of so many tokens so many may not be the same as the one before: 的的度度人人 repeats no stretch.
  private static let window = 12
  private static let doublingLimit = 6

  private static func doublings(of tokens: ArraySlice<Int>) -> Int {
    zip(tokens, tokens.dropFirst()).count { $0 == $1 }
  }

  /// Whether `token` after `tokens` would complete one copy too many.
  static func refuses(_ token: Int, after tokens: [Int]) -> Bool {
    guard let last = tokens.last else { return false }
    if last == token, tokens.suffix(copiesOfOne).count == copiesOfOne,
      tokens.suffix(copiesOfOne).allSatisfy({ $0 == token })
    {
      return true
    }
    if last == token, doublings(of: tokens.suffix(window - 1)) + 1 >= doublingLimit { return true }
    let count = tokens.count + 1
    func element(fromEnd distance: Int) -> Int { distance == 0 ? token : tokens[tokens.count - distance] }
    for period in 2...longestPeriod where count >= period * (copies + 1) {
      let repeats = (0..<period * copies).allSatisfy { element(fromEnd: $0) == element(fromEnd: $0 + period) }
      // A run of one token is judged by the rule above.
      let isOneToken = (0..<period).allSatisfy { element(fromEnd: $0) == token }
      if repeats && !isOneToken { return true }
    }
    return false
  }
}
