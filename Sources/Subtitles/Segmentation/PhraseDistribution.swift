/// Distributes phrases over parts of given weights, in order.
struct PhraseDistribution {
  var pieces: [TextPiece]
  /// The share of each part in thousandths; there are no more parts than pieces.
  var weights: [Int]

  /// The text of each part; none is empty.
  var parts: [String] {
    let sizes = pieces.map { DisplayWidth.halfColumns($0.text.trimmed) }
    let total = max(sizes.reduce(0, +), 1)
    // Where each piece ends, in thousandths of the whole; and where each part should.
    let ends = sizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.map { 1000 * $0 / total }
    let targets = weights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let cuts = cheapestCuts(ends, targets)
    return zip(cuts, cuts.dropFirst()).map { String(TextPiece.text(of: pieces[$0..<$1]).trimmed) }
  }

  /// The indices of the pieces that begin the parts, and the count of pieces at the end.
  private func cheapestCuts(_ ends: [Int], _ targets: [Int]) -> [Int] {
    let partCount = weights.count
    // best[i]: the cheapest way to end the current part before piece i, with all its cuts.
    var best: [Int: (cost: Int, cuts: [Int])] = [0: (0, [0])]
    for part in 1...partCount {
      var next: [Int: (cost: Int, cuts: [Int])] = [:]
      let last = pieces.count - (partCount - part)
      for end in (part == partCount ? last : part)...last {
        let miss = abs(ends[end] - targets[part])
        let cost = part == partCount ? 0 : miss * miss / 500 + 2 * pieces[end].penaltyBefore
        let before = best.filter { $0.key < end }.min { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }
        guard let before else { continue }
        next[end] = (before.value.cost + cost, before.value.cuts + [end])
      }
      best = next
    }
    return best[pieces.count]?.cuts ?? Array(0...partCount)
  }
}
