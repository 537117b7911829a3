/// An entry of FreeDict's English–Japanese dictionary.
///
/// Its form is that of FreeDict's conversion from TEI: the headword, pronunciations between slashes and the part of
/// speech in angle brackets; then, for each meaning, a line of Japanese words and lines of English remarks. Several
/// meanings are numbered; a meaning with several remarks has further numbers in front of these, after a space.
struct FreeDictEntry: Hashable, Sendable {
  var headword: String
  var pronunciations: [Pronunciation]
  var partOfSpeech: PartOfSpeech?
  var senses: [JapaneseSense]

  /// Reads an entry; `nil` for a text without a headword.
  init?(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard var head = lines.first else { return nil }
    if head.hasSuffix(">"), let bracket = head.lastIndex(of: "<") {
      partOfSpeech = Self.partsOfSpeech[String(head[head.index(after: bracket)...].dropLast())]
      head = head[..<bracket]
    }
    let pronounced = head.firstRange(of: " /")?.lowerBound ?? head.endIndex
    let word = trimmed(head[..<pronounced])
    guard !word.isEmpty else { return nil }
    // The conversion takes the hyphen off suffixes, and leaves it on prefixes.
    headword = (partOfSpeech == .suffix ? "-" : "") + word
    pronunciations = Self.pronunciations(head[pronounced...])
    senses = Self.senses(lines.dropFirst().filter { !$0.isEmpty }, partOfSpeech)
  }

  static let partsOfSpeech: [String: PartOfSpeech] = [
    "n": .noun, "pn": .properNoun, "v": .verb, "adj": .adjective, "adv": .adverb, "pronoun": .pronoun,
    "determiner": .determiner, "article": .article, "preposition": .preposition,
    "postposition": .postposition, "conjunction": .conjunction, "particle": .particle, "numeral": .numeral,
    "interjection": .interjection, "symbol": .symbol, "prefix": .prefix, "suffix": .suffix,
    "phraseologicalUnit": .phrase, "idiom": .phrase, "proverb": .proverb,
  ]

  /// Between two slashes what people wrote down, between single ones what a synthesiser made; what is in square brackets
  /// besides is finer than anybody asks for, and what begins with a hyphen lacks its beginning.
  private static func pronunciations(_ text: Substring) -> [Pronunciation] {
    var found: [Pronunciation] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: start)...]
      let isWritten = rest.first == "/"
      if isWritten { rest = rest.dropFirst() }
      guard let end = rest.firstIndex(of: "/") else { break }
      let ipa = trimmed(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if isWritten { rest = rest.drop { $0 == "/" } }
      if ipa.isEmpty || ipa.hasPrefix("[") || ipa.hasPrefix("-") { continue }
      found.append(Pronunciation(ipa: ipa, origin: isWritten ? .dictionary : .synthesiser))
    }
    return found
  }

  private static func senses(_ lines: [Substring], _ partOfSpeech: PartOfSpeech?) -> [JapaneseSense] {
    var senses: [JapaneseSense] = []
    for (index, line) in lines.enumerated() where !isFurtherNumber(line) {
      let number = "\(senses.count + 1). "
      let isNumbered = line.hasPrefix(number)
      if isNumbered || senses.isEmpty {
        var words = isNumbered ? line.dropFirst(number.count) : line
        // The number of the second remark stands behind the words, that of the third on a line of its own.
        let hasRemarks = index + 2 < lines.count && lines[index + 2] == " 3."
        if hasRemarks, words.hasSuffix(" 2.") { words = words.dropLast(3) }
        // The conversion cuts the first two characters off each Japanese word of a suffix: no word is better.
        let glosses = partOfSpeech == .suffix ? [] : self.glosses(words)
        senses.append(JapaneseSense(partOfSpeech: partOfSpeech, glosses: glosses, notes: []))
      } else {
        senses[senses.count - 1].notes.append(trimmed(line))
      }
    }
    return senses.filter { !$0.glosses.isEmpty || !$0.notes.isEmpty }
  }

  /// Whether the line is the number of a further remark, as in ` 3.` alone.
  private static func isFurtherNumber(_ line: Substring) -> Bool {
    line.hasPrefix(" ") && line.hasSuffix(".")
      && line.dropFirst().dropLast().allSatisfy { ("0"..."9").contains($0) }
  }

  private static func glosses(_ line: Substring) -> [String] {
    line.split(separator: ", ").map { trimmed($0) }.filter { !$0.isEmpty && $0 != "," }
  }
}
