/// The forms in which a word of a sentence may stand in a headword: itself, what it comes from, and for pronouns the
/// word that dictionaries put for any of their kind ("make up one's mind").
struct PhraseCandidates: Sendable {
  /// The word itself first.
  let forms: [String]
  /// Whether nothing behind the word can belong to its phrase.
  let endsClause: Bool

  init(_ word: WrittenWord, _ lemmatiser: Lemmatiser) throws(DictionaryError) {
    endsClause = word.endsClause
    var forms = [word.key]
    let bare = word.key.hasSuffix(".") ? String(word.key.dropLast()) : word.key
    if bare != word.key { forms.append(bare) }
    let parts = try lemmatiser.parts(of: word.key)
    // What is made of several words ("isn't") is no single word of a headword.
    if parts.count == 1 { forms += parts[0].map(\.word) }
    if Self.possessives.contains(bare) || bare.hasSuffix("'s") { forms += ["one's", "someone's"] }
    if Self.reflexives.contains(bare) { forms.append("oneself") }
    if Self.objects.contains(bare) { forms += ["someone", "somebody"] }
    self.forms = forms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let possessives: Set<String> = ["my", "your", "his", "her", "its", "our", "their"]
  private static let reflexives: Set<String> = [
    "myself", "yourself", "himself", "herself", "itself", "ourselves", "yourselves", "themselves",
  ]
  private static let objects: Set<String> = ["me", "you", "him", "her", "us", "them"]
}
