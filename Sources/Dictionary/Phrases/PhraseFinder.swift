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
  /// `index` is a place of the sentence. Throws what reading the dictionaries throws.
  func find(in sentence: [String], at index: Int) throws(DictionaryError) -> Match? {
    var words = PhraseWords(sentence, around: index, reach: Self.longest - 1, lemmatiser)
    var best: Match?
    for start in words.places.lowerBound...index {
      for match in try together(from: start, through: index, &words)
      where match.words.count > best?.words.count ?? 1 {
        best = match
      }
    }
    let separated = try SeparablePhrases(headwords: headwords).find(at: index, &words)
    if let separated, separated.words.count > best?.words.count ?? 1 { return separated }
    return best
  }

  /// Headwords whose words stand one behind the other, from one place to another or beyond.
  private func together(
    from start: Int, through index: Int, _ sentence: inout PhraseWords
  ) throws(DictionaryError) -> [Match] {
    var matches: [Match] = []
    var beginnings = [""]
    for place in start..<sentence.places.upperBound where !beginnings.isEmpty {
      let words = Array(start...place)
      let forms = try sentence.forms(at: place)
      let phrases = beginnings.flatMap { beginning in forms.map { beginning + $0 } }
      if place >= index, place > start {
        for phrase in phrases where try headwords.has(phrase) {
          matches.append(Match(headword: phrase, words: words))
          break
        }
      }
      if sentence[place].endsClause { break }
      beginnings = phrases.map { $0 + " " }.filter(headwords.begins)
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
