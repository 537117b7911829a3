/// A word as dictionaries list it.
package struct Lemma: Hashable, Sendable {
  /// In small letters: `child`, `i`, `u.s.`.
  package var word: String
  /// What a form can be of it; empty when the form does not tell.
  package var partsOfSpeech: Set<PartOfSpeech>

  init(_ word: String, _ partsOfSpeech: Set<PartOfSpeech> = []) {
    self.word = word
    self.partsOfSpeech = partsOfSpeech
  }
}
