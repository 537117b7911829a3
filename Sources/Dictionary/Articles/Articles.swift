/// Puts together what the dictionaries say about a headword.
struct Articles: Sendable {
  let headwords: Headwords
  let pronouncing: PronouncingDictionary?
  let frequencies: FrequencyTable?

  /// The article of a lemma; `nil` when no dictionary has it.
  ///
  /// `written` is the form it comes from, whose capitals tell a name from a word. Throws what reading the dictionaries
  /// throws.
  func article(for lemma: Lemma, written: WrittenWord) throws(DictionaryError) -> Article? {
    let spelled = lemma.word == written.key ? written.text : lemma.word
    var entries = try headwords.freeDict?.entries(for: spelled) ?? []
    var meanings = try headwords.wordNet?.meanings(of: lemma.word) ?? []
    if entries.isEmpty && meanings.isEmpty { return nil }
    let capitals = CapitalRule(
      written, among: entries.map(\.headword) + meanings.map(\.spelling),
      isFunctionWord: FunctionWords.lemma(of: lemma.word) != nil)
    entries = capitals.choose(entries, spelling: \.headword)
    meanings = capitals.choose(meanings, spelling: \.spelling)
    entries = entries.beginning { $0.partOfSpeech.map(lemma.partsOfSpeech.contains) ?? false }
    // In the order of FreeDict, which has what learners meet: WordNet begins with the noun "give".
    for partOfSpeech in entries.compactMap(\.partOfSpeech).reversed() {
      meanings = meanings.beginning { $0.sense.partOfSpeech == partOfSpeech }
    }
    meanings = meanings.beginning { lemma.partsOfSpeech.contains($0.sense.partOfSpeech) }
    return Article(
      headword: entries.first?.headword ?? meanings.first?.spelling ?? lemma.word,
      pronunciations: pronunciations(of: lemma.word, entries), rank: frequencies?.rank(of: lemma.word),
      japanese: entries.flatMap(\.senses), english: meanings.map(\.sense))
  }

  /// How a word in small letters is said, as far as the pronouncing dictionary knows.
  func pronunciations(of word: String) -> [Pronunciation] { pronouncing?.pronunciations(of: word) ?? [] }

  /// The American way first, then what people wrote into the entries; the synthesiser's only when there is nothing else.
  private func pronunciations(of word: String, _ entries: [FreeDictEntry]) -> [Pronunciation] {
    var found = pronunciations(of: word)
    let listed = entries.flatMap(\.pronunciations)
    for pronunciation in listed where pronunciation.origin == .dictionary {
      if !found.contains(where: { $0.ipa == pronunciation.ipa }) { found.append(pronunciation) }
    }
    return found.isEmpty ? Array(listed.prefix(1)) : found
  }
}
