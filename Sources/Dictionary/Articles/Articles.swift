/// Puts together what the dictionaries say about a headword.
struct Articles: Sendable {
  let headwords: Headwords
  let edict: ReversedEdict?
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
    var added = entries.isEmpty ? edict?.senses(of: lemma.word) ?? [] : []
    if entries.isEmpty && meanings.isEmpty && added.isEmpty { return nil }
    let capitals = CapitalRule(
      lemma.word, written, among: entries.map(\.headword) + meanings.map(\.spelling))
    entries = capitals.choose(entries, spelling: \.headword)
    meanings = capitals.choose(meanings, spelling: \.spelling)
    // EDICT's words are written small, and say nothing about a name.
    if capitals == .capital { added = [] }
    sort(&entries, &meanings, &added, lemma.partsOfSpeech)
    let pronunciations = pronunciations(of: lemma.word, entries)
    let rank = frequencies?.rank(of: lemma.word)
    let uses: [DictionaryPack: Bool] = [
      .freeDict: !entries.isEmpty, .edict: !added.isEmpty, .wordNet: !meanings.isEmpty,
      .pronunciation: pronunciations.contains { $0.origin == .american }, .frequency: rank != nil,
    ]
    return Article(
      headword: entries.first?.headword ?? meanings.first?.spelling ?? lemma.word,
      pronunciations: pronunciations, rank: rank, japanese: entries.flatMap(\.senses) + added,
      english: meanings.map(\.sense), sources: DictionaryPack.allCases.filter { uses[$0] == true })
  }

  /// What the form can be goes first; English meanings follow the order of FreeDict, which has what learners meet:
  /// WordNet begins with the noun "give".
  private func sort(
    _ entries: inout [FreeDictEntry], _ meanings: inout [WordNetEntry.Meaning],
    _ added: inout [JapaneseSense],
    _ partsOfSpeech: Set<PartOfSpeech>
  ) {
    entries = entries.beginning { $0.partOfSpeech.map(partsOfSpeech.contains) ?? false }
    added = added.beginning { $0.partOfSpeech.map(partsOfSpeech.contains) ?? false }
    for partOfSpeech in entries.compactMap(\.partOfSpeech).reversed() {
      meanings = meanings.beginning { $0.sense.partOfSpeech == partOfSpeech }
    }
    meanings = meanings.beginning { partsOfSpeech.contains($0.sense.partOfSpeech) }
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
