/// One meaning of an English word, in Japanese.
package struct JapaneseSense: Hashable, Sendable {
  /// What the word is in this meaning; `nil` when the dictionary does not say.
  package var partOfSpeech: PartOfSpeech?
  /// Japanese words for it, the usual first; none where the dictionary has only the notes.
  package var glosses: [String]
  /// English remarks that tell this meaning from others.
  package var notes: [String]
}

/// One meaning of an English word, in English.
package struct EnglishSense: Hashable, Sendable {
  /// What the word is in this meaning.
  package var partOfSpeech: PartOfSpeech
  /// The meaning.
  package var definition: String
  /// Phrases and sentences that use it.
  package var examples: [String]
  /// Other words for it, the word itself left out.
  package var synonyms: [String]
  /// Words for the opposite.
  package var antonyms: [String]
}
