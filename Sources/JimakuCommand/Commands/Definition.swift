internal import Dictionary

/// What came of looking a word up.
enum Definition: Hashable, Sendable {
  case entry(DictionaryEntry)
  /// No dictionary has the word; some that are spelled nearly like it.
  case unknown(String, suggestions: [String])
}

/// Looks words up: what `jimaku define` needs of the world.
protocol WordDefiner: Sendable {
  /// A phrase that all the words make together, or else each of them in its place.
  func define(_ words: [String]) throws(Failure) -> [Definition]
}
