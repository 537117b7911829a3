internal import Dictionary
internal import LanguagePacks

/// Looks words up in the dictionary packs of this machine.
struct LocalWordDefiner: WordDefiner {
  let store: PackStore

  func define(_ words: [String]) throws(Failure) -> [Definition] {
    do {
      let dictionary = try EnglishDictionary(packs: store)
      if let phrase = try phrase(words, dictionary) { return [.entry(phrase)] }
      // The capital of a word by itself is its own.
      let sentence = words.count > 1 ? words : []
      return try words.indices.map { index in
        if let entry = try dictionary.lookUp(words[index], in: sentence, at: index) { return .entry(entry) }
        return .unknown(words[index], suggestions: dictionary.suggestions(for: words[index]))
      }
    } catch {
      throw Failure(error)
    }
  }

  /// What all the words mean together, if they are a phrase.
  private func phrase(_ words: [String], _ dictionary: EnglishDictionary) throws -> DictionaryEntry? {
    guard words.count > 1, var entry = try dictionary.lookUp(words[0], in: words, at: 0),
      let phrase = entry.phrase, phrase.words.first == 0, phrase.words.last == words.count - 1
    else { return nil }
    entry.word = words.joined(separator: " ")
    entry.articles = []
    entry.pronunciations = []
    return entry
  }
}
