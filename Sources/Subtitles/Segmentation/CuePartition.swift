/// Divides words into cues at the best places.
///
/// Every possible cue has a cost (how bad its end is, how unbalanced, how short, what pauses it spans); the cheapest
/// way through all words wins.
struct CuePartition: Sendable {
  var limits: ReadingLimits
  private var cues: CueLimits { CueLimits(limits: limits) }

  /// The counts of words of the cues that `words` are best divided into; their sum is the count of words.
  func counts(_ words: ArraySlice<Word>) -> [Int] {
    let words = Array(words)
    // best[i] is the cheapest way to cue the first i words, with the start of its last cue.
    var best: [(cost: Int, start: Int)] = [(0, 0)]
    for end in words.indices.map({ $0 + 1 }) {
      var cheapest = (cost: Int.max, start: end - 1)
      for start in stride(from: end - 1, through: 0, by: -1) {
        guard cues.admit(words[start..<end]) else { break }
        let cost = best[start].cost + cost(words, start..<end)
        if cost < cheapest.cost { cheapest = (cost, start) }
      }
      best.append(cheapest)
    }
    var counts: [Int] = []
    var end = words.count
    while end > 0 {
      counts.append(end - best[end].start)
      end = best[end].start
    }
    return counts.reversed()
  }

  /// How many words make the first cue of a sentence whose end is not known yet; `nil` while they all fit into one.
  func firstCount(_ words: ArraySlice<Word>) -> Int? {
    let words = Array(words)
    guard !cues.admit(words[...]) else { return nil }
    var cheapest = (cost: Int.max, count: 1)
    for count in 1..<words.count {
      guard cues.admit(words[..<count]) else { break }
      // What follows is long enough anyway, so the first cue is filled unless that breaks a phrase.
      let room =
        2 * limits.lineLength * limits.lineCount - limits.halfUnits(SpokenText.joined(words[..<count]))
      let cost =
        breakCost(words, count) + pauseCost(words, 0..<count) + shortCost(words, 0..<count) + room / 6
      if cost <= cheapest.cost { cheapest = (cost, count) }
    }
    return cheapest.count
  }

  private func cost(_ words: [Word], _ range: Range<Int>) -> Int {
    let length = limits.halfUnits(SpokenText.joined(words[range])) / 2
    let fullness = length * length / max(100 * limits.lineLength / 21, 1)
    return 20 + fullness + (range.upperBound < words.count ? breakCost(words, range.upperBound) : 0)
      + pauseCost(words, range) + shortCost(words, range)
  }

  /// How bad it is to begin a cue at word `index`.
  private func breakCost(_ words: [Word], _ index: Int) -> Int {
    let penalty = EnglishPhrasing.penalty(between: words[index - 1].text, and: words[index].text)
    let pause = min(words[index].span.start - words[index - 1].span.end, limits.sentencePause)
    guard pause >= limits.phrasePause else { return penalty }
    return penalty / 3 - pause / 30
  }

  /// How bad the pauses are that a cue spans.
  private func pauseCost(_ words: [Word], _ range: Range<Int>) -> Int {
    zip(words[range], words[range].dropFirst()).reduce(0) { cost, pair in
      let pause = min(pair.1.span.start - pair.0.span.end, limits.sentencePause)
      return pause >= limits.phrasePause ? cost + pause / 20 : cost
    }
  }

  /// How bad it is that a cue is short.
  private func shortCost(_ words: [Word], _ range: Range<Int>) -> Int {
    let isAll = range.count == words.count
    let duration = words[range.upperBound - 1].span.end - words[range.lowerBound].span.start
    let isBrief = duration < limits.minimumDuration - limits.maximumStretch
    let few = range.count == 1 ? 60 : range.count == 2 ? 25 : 0
    return isAll ? 0 : few + (isBrief ? 40 : 0)
  }
}
