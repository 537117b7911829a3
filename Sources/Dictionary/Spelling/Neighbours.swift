/// Words that are spelled nearly like one that no dictionary has.
struct Neighbours: Sendable {
  let headwords: Headwords
  let frequencies: FrequencyTable?

  /// At most `count` headwords, the nearest first, and of these the commonest.
  ///
  /// One letter may be wrong in a word of four letters, two in a longer one. Looks at every headword: some hundredths
  /// of a second.
  func find(_ word: String, count: Int) -> [String] {
    let letters = Array(word.utf8)
    guard !letters.isEmpty else { return [] }
    let limit = letters.count > 4 ? 2 : 1
    var found: [String: Int] = [:]
    let collect = { (key: SortedLines.Line) in
      guard let distance = EditDistance.between(letters, key, limit: limit), distance > 0 else { return }
      found[String(decoding: key, as: UTF8.self)] = distance
    }
    headwords.wordNet?.headwords.forEachKey(collect)
    // FreeDict's index writes words without their punctuation; one that is also written so reads well.
    if headwords.wordNet == nil { headwords.freeDict?.headwords.forEachKey(collect) }
    let weighed = found.map {
      (word: $0.key, distance: $0.value, rank: frequencies?.rank(of: $0.key) ?? .max)
    }
    return weighed.sorted { ($0.distance, $0.rank, $0.word) < ($1.distance, $1.rank, $1.word) }
      .prefix(count).map(\.word)
  }
}
