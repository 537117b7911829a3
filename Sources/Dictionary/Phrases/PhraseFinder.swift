/// Finds the longest headword of several words that a word of a sentence belongs to.
struct PhraseFinder: Sendable {
  /// A headword and the places of its words in the sentence.
  struct Match: Hashable, Sendable {
    var headword: String
    var words: [Int]
  }

  let headwords: Headwords
  let lemmatiser: Lemmatiser

  /// The longest headword of WordNet has nine words, the longest proverb of FreeDict twelve.
  private static let longest = 12

  /// The match with the most words; of two, the one that stands together, then the one that begins first.
  ///
  /// Throws what reading the dictionaries throws.
  func find(in sentence: [WrittenWord], at index: Int) throws(DictionaryError) -> Match? {
    let window = max(0, index - Self.longest + 1)..<min(sentence.count, index + Self.longest)
    var candidates: [Int: PhraseCandidates] = [:]
    for place in window { candidates[place] = try PhraseCandidates(sentence[place], lemmatiser) }
    var best: Match?
    for start in window.lowerBound...index {
      for match in try together(from: start, through: index, candidates)
      where match.words.count > best?.words.count ?? 1 {
        best = match
      }
    }
    let separated = try SeparablePhrases(headwords: headwords).find(at: index, sentence, candidates)
    if let separated, separated.words.count > best?.words.count ?? 1 { return separated }
    return best
  }

  /// Headwords whose words stand one behind the other, from one place to another or beyond.
  private func together(
    from start: Int, through index: Int, _ candidates: [Int: PhraseCandidates]
  ) throws(DictionaryError) -> [Match] {
    var matches: [Match] = []
    var beginnings = [""]
    var place = start
    while let candidate = candidates[place], !beginnings.isEmpty {
      let words = Array(start...place)
      let phrases = beginnings.flatMap { beginning in candidate.forms.map { beginning + $0 } }
      if place >= index, place > start {
        for phrase in phrases where try headwords.has(phrase) {
          matches.append(Match(headword: phrase, words: words))
          break
        }
      }
      if candidate.endsClause { break }
      beginnings = phrases.map { $0 + " " }.filter(headwords.begins)
      place += 1
    }
    return matches
  }
}

extension Headwords {
  /// Whether any headword begins so.
  fileprivate func begins(_ text: String) -> Bool {
    wordNet?.headwords.hasKey(beginningWith: text) ?? false
      || freeDict?.headwords.hasKey(beginningWith: FreeDict.indexKey(text)) ?? false
  }
}
