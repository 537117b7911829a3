package import LanguagePacks

/// An English dictionary for readers of Japanese: what a word of a sentence means, how it is said, and which phrase it
/// belongs to.
///
/// May be asked from any thread. A look-up takes about a millisecond; texts stay on disk, indexes and tables are in memory
/// (13 MB).
///
///     let dictionary = try EnglishDictionary(packs: store)
///     let entry = try dictionary.lookUp("gave", in: ["She", "gave", "it", "up."], at: 1)
///     entry?.phrase?.article.headword  // "give up"
package struct EnglishDictionary: Sendable {
  private let headwords: Headwords
  private let lemmatiser: Lemmatiser
  private let articles: Articles
  private let frequencies: FrequencyTable?

  /// Opens what is installed of the packs of `DictionaryPack`.
  ///
  /// Every one may be missing, but not both FreeDict and WordNet. Throws `PackError`: `notInstalled`, or what is wrong
  /// with a pack; `DictionaryError` for files that are as their manifest says and still no dictionary.
  package init(packs: PackStore) throws {
    func open<Content>(
      _ pack: DictionaryPack, _ make: ((String) -> String) throws -> Content
    ) throws -> Content? {
      guard let installed = try pack.installed(in: packs) else { return nil }
      return try make { installed.path(of: $0) }
    }
    let freeDict = try open(.freeDict, FreeDict.init)
    let wordNet = try open(.wordNet, WordNet.init)
    guard freeDict != nil || wordNet != nil else {
      throw PackError(.notInstalled, pack: DictionaryPack.freeDict.starter)
    }
    let edict = try open(.edict) { try ReversedEdict($0(ReversedEdict.file)) }
    let pronouncing = try open(.pronunciation) { try PronouncingDictionary($0(PronouncingDictionary.file)) }
    frequencies = try open(.frequency) { try FrequencyTable($0(FrequencyTable.file)) }
    headwords = Headwords(wordNet: wordNet, freeDict: freeDict)
    lemmatiser = Lemmatiser(headwords: headwords, frequencies: frequencies)
    articles = Articles(
      headwords: headwords, edict: edict, pronouncing: pronouncing, frequencies: frequencies)
  }

  /// What there is to say about a word of a sentence; `nil` when no dictionary knows it.
  ///
  /// `sentence` has the words with their punctuation, and `word` is the one at `index`; for a word by itself the sentence
  /// is empty. Throws `DictionaryError` when a file is damaged.
  package func lookUp(
    _ word: String, in sentence: [String] = [], at index: Int = 0
  ) throws(DictionaryError) -> DictionaryEntry? {
    let isInSentence = sentence.indices.contains(index)
    let written =
      isInSentence ? WrittenWord(sentence, at: index) : WrittenWord(word, beginsSentence: false)
    var found: [Article] = []
    for (number, part) in try lemmatiser.parts(of: written.key).enumerated() {
      for lemma in part {
        // The capital of "I'd" says nothing about "would".
        let form = number == 0 ? written : WrittenWord(lemma.word, beginsSentence: false)
        guard let article = try article(for: lemma, written: form), !found.contains(article) else { continue }
        found.append(article)
      }
    }
    let phrase = isInSentence ? try phrase(in: sentence, at: index) : nil
    if found.isEmpty && phrase == nil { return nil }
    return DictionaryEntry(
      word: written.text, pronunciations: articles.pronunciations(of: written.key), articles: found,
      phrase: phrase)
  }

  /// The words of the dictionary that a form is made of, in order; each with what it may come from, the likeliest first.
  ///
  /// "isn't" is `be` and `not`, "saw" is `see` or `saw`. None for what no dictionary knows. Throws `DictionaryError`.
  package func lemmas(of word: String) throws(DictionaryError) -> [[Lemma]] {
    try lemmatiser.parts(of: WrittenWord(word, beginsSentence: false).key)
  }

  /// The place of a lemma among English words by frequency, from 1; `nil` for a rare one, or without the pack.
  package func rank(of lemma: String) -> Int? { frequencies?.rank(of: lemma) }

  /// Headwords that are spelled nearly like a word that was not found, the likeliest first.
  package func suggestions(for word: String, count: Int = 5) -> [String] {
    Neighbours(headwords: headwords, frequencies: frequencies)
      .find(WrittenWord(word, beginsSentence: false).key, count: count)
  }

  private func article(for lemma: Lemma, written: WrittenWord) throws(DictionaryError) -> Article? {
    if let article = try articles.article(for: lemma, written: written) { return article }
    guard let substitute = FunctionWords.substitute(for: lemma.word) else { return nil }
    return try articles.article(for: substitute, written: written)
  }

  private func phrase(in sentence: [String], at index: Int) throws(DictionaryError) -> Phrase? {
    let finder = PhraseFinder(headwords: headwords, lemmatiser: lemmatiser)
    guard let match = try finder.find(in: sentence, at: index) else { return nil }
    let written = WrittenWord(match.headword, beginsSentence: true)
    return try articles.article(for: Lemma(match.headword), written: written).map {
      Phrase(article: $0, words: match.words)
    }
  }
}
