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
    // costs[i]: the cheapest way to end the current part before piece i; previous[part][i]: where that part begins.
    var costs: [Int?] = [0] + pieces.map { _ in nil }
    var previous: [[Int]] = []
    for part in 1..<max(weights.count, 1) {
      var next: [Int?] = costs.map { _ in nil }
      var starts = costs.map { _ in 0 }
      var cheapest: (cost: Int, start: Int)?
      for end in part...(pieces.count - (weights.count - part)) {
        if let cost = costs[end - 1], cheapest.map({ cost < $0.cost }) ?? true { cheapest = (cost, end - 1) }
        guard let cheapest else { continue }
        let miss = ends[end] - targets[part]
        next[end] = cheapest.cost + miss * miss / 500 + 2 * pieces[end].penaltyBefore
        starts[end] = cheapest.start
      }
      costs = next
      previous.append(starts)
    }
    // The last part takes what the cheapest of the cuts before it leaves.
    var cut = costs.indices.dropLast().min { (costs[$0] ?? .max) < (costs[$1] ?? .max) } ?? 0
    var cuts = [pieces.count]
    for starts in previous.reversed() {
      cuts.append(cut)
      cut = starts[cut]
    }
    return [0] + cuts.reversed()
  }
}
