/// Finds the words of the dictionary that a form in a sentence comes from.
struct Lemmatiser: Sendable {
  /// What a form is made of, in order; each part with the words it may come from, the likeliest first.
  typealias Parts = [[Lemma]]

  let headwords: Headwords
  let frequencies: FrequencyTable?

  /// What a word, in small letters, is made of; nothing when no dictionary knows it.
  ///
  /// Throws what reading the dictionaries throws.
  func parts(of form: String) throws(DictionaryError) -> Parts {
    if form.isEmpty { return [] }
    if let fixed = Contractions.parts(of: form) { return fixed.map { $0.map { Lemma($0) } } }
    if let (word, short) = Contractions.split(form) {
      let first = try parts(of: word)
      if !first.isEmpty { return first + [short.map { Lemma($0) }] }
    }
    // "No." is the end of a sentence before it is a number.
    let isPerhapsEnd = form.hasSuffix(".") && !form.dropLast().contains(".")
    if !isPerhapsEnd {
      let whole = try words(for: form)
      if !whole.isEmpty { return [whole] }
    }
    for variant in variants(of: form) {
      let parts = try parts(of: variant)
      if !parts.isEmpty { return parts }
    }
    if isPerhapsEnd {
      let whole = try words(for: form)
      if !whole.isEmpty { return [whole] }
    }
    return form.contains("-") ? try hyphenated(form) : []
  }

  /// The words that a form comes from, taken as one word.
  func words(for form: String) throws(DictionaryError) -> [Lemma] {
    if let word = FunctionWords.lemma(of: form) { return [Lemma(word)] }
    var found: [Lemma] = []
    let irregular = headwords.wordNet?.exceptions.words(for: form) ?? []
    for (word, partOfSpeech) in irregular where try headwords.has(word) {
      add(word, partOfSpeech, to: &found)
    }
    let irregularParts = Set(irregular.map(\.partOfSpeech))
    for (word, partOfSpeech) in SuffixRules.candidates(for: form) where !irregularParts.contains(partOfSpeech)
    {
      if try headwords.has(word, as: partOfSpeech) { add(word, partOfSpeech, to: &found) }
    }
    if try headwords.has(form) {
      found.removeAll { $0.word == form }
      found.insert(Lemma(form), at: 0)
    }
    return ranked(found, form, isIrregular: !irregular.isEmpty)
  }

  /// The same word without what is around it: the possessive, quotation marks, the point of a sentence; or complete.
  private func variants(of form: String) -> [String] {
    var variants: [String] = []
    if form.hasSuffix("'s") { variants.append(String(form.dropLast(2))) }
    if form.hasSuffix("in'") { variants.append(form.dropLast() + "g") }
    if form.hasPrefix("'") { variants.append(String(form.dropFirst())) }
    if form.hasSuffix("'") { variants.append(String(form.dropLast())) }
    if form.contains(".") {
      if !form.hasSuffix(".") { variants.append(form + ".") }
      if form.firstIndex(of: ".") == form.indices.last { variants.append(String(form.dropLast())) }
    }
    if form.contains("'n'") { variants.append(form.replacing("'n'", with: " 'n' ")) }
    return variants
  }

  /// A word with hyphens that is no headword: closed up, or open, or what stands between the hyphens.
  private func hyphenated(_ form: String) throws(DictionaryError) -> Parts {
    let pieces = form.split(separator: "-").map(String.init)
    // "I-I" is said once.
    if let piece = pieces.first, pieces.allSatisfy({ $0 == piece }) { return try parts(of: piece) }
    for whole in [form.filter { $0 != "-" }, form.replacing("-", with: " ")] {
      let words = try words(for: whole)
      if !words.isEmpty { return [words] }
    }
    var parts: Parts = []
    for piece in pieces { parts += try self.parts(of: piece) }
    return parts
  }

  private func add(_ word: String, _ partOfSpeech: PartOfSpeech, to found: inout [Lemma]) {
    if let place = found.firstIndex(where: { $0.word == word }) {
      found[place].partsOfSpeech.insert(partOfSpeech)
    } else {
      found.append(Lemma(word, [partOfSpeech]))
    }
  }

  /// The commonest word first, and without those a hundred times rarer: "taxes" is hardly ever of "taxis".
  ///
  /// A regular form that is a headword itself ("building") goes before a word that is less than three times as common.
  private func ranked(_ lemmas: [Lemma], _ form: String, isIrregular: Bool) -> [Lemma] {
    guard lemmas.count > 1, let frequencies else { return lemmas }
    let (tripled, hundredfold) = (48, 200)  // hundredths of the decimal logarithm
    let weights = lemmas.map { lemma in
      frequencies.centizipf(of: lemma.word) + (lemma.word == form && !isIrregular ? tripled : 0)
    }
    let least = (weights.max() ?? 0) - hundredfold
    return lemmas.indices.filter { weights[$0] > least || lemmas[$0].word == form }
      .sorted { (weights[$1], $0) < (weights[$0], $1) }.map { lemmas[$0] }
  }
}
