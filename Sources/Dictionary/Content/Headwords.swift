/// Which words the dictionaries have; what a lemma is checked against.
struct Headwords: Sendable {
  let wordNet: WordNet?
  let freeDict: FreeDict?

  /// Whether a word, in small letters, is a headword of any of them.
  func has(_ word: String) throws(DictionaryError) -> Bool {
    if let wordNet, wordNet.has(word) { return true }
    guard let freeDict else { return false }
    return try freeDict.has(word)
  }

  /// Whether a word, in small letters, is a headword of this part of speech.
  func has(_ word: String, as partOfSpeech: PartOfSpeech) throws(DictionaryError) -> Bool {
    if let wordNet, wordNet.has(word, as: partOfSpeech) { return true }
    guard let freeDict, try freeDict.has(word) else { return false }
    return try freeDict.entries(for: word).contains { $0.partOfSpeech == partOfSpeech }
  }
}
