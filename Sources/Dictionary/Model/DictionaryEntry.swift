/// What there is to say about a word in a sentence.
package struct DictionaryEntry: Hashable, Sendable {
  /// The word as it was asked for, without the punctuation around it.
  package var word: String
  /// How this very form is said, where that is known: `ɡeɪv` for "gave".
  package var pronunciations: [Pronunciation]
  /// What it may be a form of, the likeliest first; for "isn't" what it is made of, in order.
  package var articles: [Article]
  /// The phrase it belongs to in the sentence.
  package var phrase: Phrase?
}

/// One headword and everything the dictionaries say about it.
package struct Article: Hashable, Sendable {
  /// The headword as dictionaries write it: "child", "China", "look forward to".
  package var headword: String
  /// How it is said, the American way first.
  package var pronunciations: [Pronunciation]
  /// Its place among English words by frequency, from 1; `nil` for a rare one.
  package var rank: Int?
  /// Its meanings in Japanese.
  package var japanese: [JapaneseSense]
  /// Its meanings in English.
  package var english: [EnglishSense]
  /// The packs it was put together from, whose authors want to be named where it is shown.
  package var sources: [DictionaryPack]
}

/// A headword of several words, found in a sentence.
package struct Phrase: Hashable, Sendable {
  /// The headword: "give up".
  package var article: Article
  /// Which words of the sentence belong to it, in order: 1 and 3 in "she gave it up".
  package var words: [Int]
}
