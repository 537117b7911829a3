/// The words around one of a sentence, and the forms in which each may stand in a headword.
struct PhraseWords {
  /// The places that are looked at.
  let places: Range<Int>
  private let words: [WrittenWord]
  private let lemmatiser: Lemmatiser
  private var known: [Int: [Form]] = [:]

  /// A form in which a word may stand in a headword.
  struct Form: Hashable {
    var word: String
    /// Whether the word of the sentence is an inflected verb of it.
    var isOfInflectedVerb = false
  }

  /// The words from `reach` places before to as many behind.
  init(_ sentence: [String], around index: Int, reach: Int, _ lemmatiser: Lemmatiser) {
    places = max(0, index - reach)..<min(sentence.count, index + reach + 1)
    words = places.map { WrittenWord(sentence, at: $0) }
    self.lemmatiser = lemmatiser
  }

  /// The word at a place, which must be one of `places`.
  subscript(place: Int) -> WrittenWord { words[place - places.lowerBound] }

  /// The word itself, what it comes from, and for pronouns the word that dictionaries put for any of their kind ("make up
  /// one's mind"); worked out when it is asked for.
  ///
  /// Throws what reading the dictionaries throws.
  mutating func forms(at place: Int) throws(DictionaryError) -> [Form] {
    if let forms = known[place] { return forms }
    let forms = try forms(of: self[place])
    known[place] = forms
    return forms
  }

  private func forms(of word: WrittenWord) throws(DictionaryError) -> [Form] {
    let bare = word.bare
    var forms = [Form(word: word.key), Form(word: bare)]
    let parts = try lemmatiser.parts(of: word.key)
    // What is made of several words ("isn't") is no single word of a headword.
    if parts.count == 1 {
      forms += parts[0].map { Form(word: $0.word, isOfInflectedVerb: $0.partsOfSpeech == [.verb]) }
    }
    var pronouns: [String] = []
    if Self.possessives.contains(bare) || bare.hasSuffix("'s") { pronouns += ["one's", "someone's"] }
    if Self.reflexives.contains(bare) { pronouns.append("oneself") }
    if Self.objects.contains(bare) { pronouns += ["someone", "somebody"] }
    forms += pronouns.map { Form(word: $0) }
    return forms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let possessives: Set<String> = ["my", "your", "his", "her", "its", "our", "their"]
  private static let reflexives: Set<String> = [
    "myself", "yourself", "himself", "herself", "itself", "ourselves", "yourselves", "themselves",
  ]
  private static let objects: Set<String> = ["me", "you", "him", "her", "us", "them"]
}

extension WrittenWord {
  /// The key without the point behind it, which may be that of the sentence.
  var bare: String { key.hasSuffix(".") ? String(key.dropLast()) : key }
}
