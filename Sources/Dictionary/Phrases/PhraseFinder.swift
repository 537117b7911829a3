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
    var beginnings = [PhraseWords.Form(word: "")]
    for place in start..<sentence.places.upperBound where !beginnings.isEmpty {
      let words = Array(start...place)
      let forms = try sentence.forms(at: place)
      let phrases = beginnings.flatMap { beginning in
        forms.map {
          PhraseWords.Form(
            word: beginning.word + $0.word,
            isOfInflectedVerb: beginning.isOfInflectedVerb || $0.isOfInflectedVerb)
        }
      }
      if place >= index, place > start {
        for phrase in phrases where try isHeadword(phrase) {
          matches.append(Match(headword: phrase.word, words: words))
          break
        }
      }
      if sentence[place].endsClause { break }
      beginnings = phrases.map { phrase in
        PhraseWords.Form(word: phrase.word + " ", isOfInflectedVerb: phrase.isOfInflectedVerb)
      }.filter { headwords.begins($0.word) }
    }
    return matches
  }

  /// Whether there is such a headword; an inflected verb makes none but a phrase with a verb: an "opening day" is no
  /// "open day".
  private func isHeadword(_ phrase: PhraseWords.Form) throws(DictionaryError) -> Bool {
    let isThere =
      phrase.isOfInflectedVerb ? try headwords.hasVerbal(phrase.word) : try headwords.has(phrase.word)
    guard isThere else { return false }
    let isInFreeDict = try headwords.freeDict?.entries(for: phrase.word).isEmpty == false
    return !FreeCombinations.contains(phrase.word, isInFreeDict: isInFreeDict)
  }
}

extension Headwords {
  /// Whether a headword may have an inflected verb in it: it is a verb, or FreeDict does not call it a noun or the like.
  fileprivate func hasVerbal(_ phrase: String) throws(DictionaryError) -> Bool {
    if let wordNet, wordNet.has(phrase, as: .verb) { return true }
    let verbal: [PartOfSpeech?] = [.verb, .phrase, .proverb, .interjection, nil]
    return try freeDict?.entries(for: phrase).contains { verbal.contains($0.partOfSpeech) } ?? false
  }

  /// Whether any headword begins so.
  fileprivate func begins(_ text: String) -> Bool {
    wordNet?.headwords.hasKey(beginningWith: text) ?? false
      || freeDict?.headwords.hasKey(beginningWith: FreeDict.indexKey(text)) ?? false
  }
}
