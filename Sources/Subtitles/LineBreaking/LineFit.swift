/// Sets pieces of text in as few lines as possible, and among those ways in the best one.
///
/// The best way has the smallest sum of the penalties of its breaks and of its unevenness; of two ways equally even,
/// the one with the longer line below wins (bottom-heavy, Netflix's English guide).
struct LineFit {
  var limits: ReadingLimits

  /// The lines, none longer than allowed unless it is a single piece; white space at the breaks is left out.
  func lines(_ pieces: [TextPiece]) -> [Substring] {
    guard !pieces.isEmpty else { return [] }
    var best = [Way(lines: 0, cost: 0, start: 0)]
    for end in 1...pieces.count {
      var cheapest: Way?
      for start in stride(from: end - 1, through: 0, by: -1) {
        let width = width(pieces[start..<end])
        guard width <= longest || start == end - 1 else { break }
        let way = Way(
          lines: best[start].lines + 1,
          cost: best[start].cost + cost(pieces, start, width, isLast: end == pieces.count),
          start: start)
        if cheapest.map({ way < $0 }) ?? true { cheapest = way }
        if width > longest { break }
      }
      best.append(cheapest ?? Way(lines: end, cost: 0, start: end - 1))
    }
    var lines: [Substring] = []
    var end = pieces.count
    while end > 0 {
      lines.append(TextPiece.text(of: pieces[best[end].start..<end]).trimmed)
      end = best[end].start
    }
    return lines.reversed()
  }

  /// Whether one of the lines, or their number, exceeds the limits.
  func isOverLimit(_ lines: [Substring]) -> Bool {
    lines.count > limits.lineCount || lines.contains { limits.halfUnits($0) > longest }
  }

  private struct Way: Comparable {
    var lines: Int
    var cost: Int
    var start: Int

    static func < (left: Way, right: Way) -> Bool {
      (left.lines, left.cost) < (right.lines, right.cost)
    }
  }

  private var longest: Int { 2 * limits.lineLength }

  private func width(_ pieces: ArraySlice<TextPiece>) -> Int {
    limits.halfUnits(TextPiece.text(of: pieces).trimmed)
  }

  private func cost(_ pieces: [TextPiece], _ start: Int, _ width: Int, isLast: Bool) -> Int {
    // Squares make even lines cheapest; in thousandths of a full line, so that every limit weighs the same.
    let fullness = min(width, 4 * longest) * 1000 / max(longest, 1)
    let penalty = start > 0 ? 4 * pieces[start].penaltyBefore : 0
    return fullness * fullness / 5000 - (isLast ? fullness / 100 : 0) + penalty
  }
}
