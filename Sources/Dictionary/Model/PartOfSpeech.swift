/// What kind of word, or of phrase, a headword is.
package enum PartOfSpeech: String, Hashable, Sendable, CaseIterable {
  case noun, properNoun, verb, adjective, adverb
  case pronoun, determiner, article, preposition, postposition, conjunction, particle, numeral
  case interjection, symbol, prefix, suffix
  case phrase, proverb
}
