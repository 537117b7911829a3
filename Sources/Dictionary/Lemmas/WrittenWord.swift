/// A word as it stands in a sentence.
struct WrittenWord: Hashable, Sendable {
  /// What its capital letters tell.
  enum Capitals: Hashable, Sendable {
    /// It has none, so it is no name.
    case none
    /// It may be a name, or stand at the beginning of a sentence.
    case unclear
    /// It is written with a capital where small letters would do.
    case deliberate
  }

  /// Without punctuation around it, apostrophes and points excepted; curly apostrophes made straight.
  let text: String
  /// The same in small letters.
  let key: String
  let capitals: Capitals
  /// Whether the punctuation behind it ends a clause; one point does not count, since it may belong to the word.
  let endsClause: Bool

  /// Reads a word; one that begins a sentence may have its capital from there.
  init(_ written: String, beginsSentence: Bool) {
    let characters = written.map { Self.straightened[$0] ?? $0 }
    var inner = characters.drop { !Self.belongs($0) }
    // A point in front belongs to a number.
    while inner.first == ".", inner.dropFirst().first?.isNumber != true { inner = inner.dropFirst() }
    var end = inner.lastIndex(where: Self.belongs).map { $0 + 1 } ?? inner.startIndex
    // "well..." pauses; "U.S." does not.
    let pauses = inner[..<end].suffix(2).elementsEqual("..")
    while pauses, end > inner.startIndex, inner[end - 1] == "." { end -= 1 }
    text = String(inner[inner.startIndex..<end])
    key = text.lowercased()
    endsClause = pauses || characters[end...].contains { ",;:!?…—".contains($0) }
    if text == key {
      capitals = .none
    } else {
      let isFirstOnly = text.dropFirst().allSatisfy { !$0.isUppercase }
      capitals = beginsSentence && isFirstOnly ? .unclear : .deliberate
    }
  }

  /// Reads a word of a sentence, which is one of its places.
  ///
  /// A sentence may have several: what stands behind a mark that ends one, or in quotation marks, may begin another.
  init(_ sentence: [String], at index: Int) {
    let before = index == 0 ? nil : sentence[index - 1].last { !Self.quotes.contains($0) }
    let isQuoted = sentence[index].first.map(Self.quotes.contains) ?? false
    self.init(
      sentence[index], beginsSentence: isQuoted || before.map { ".?!:…—-".contains($0) } ?? true)
  }

  private static let quotes: Set<Character> = ["\"", "'", "“", "”", "‘", "’", "«", "»", "(", ")", "[", "]"]

  private static let straightened: [Character: Character] = [
    "\u{2019}": "'", "\u{2018}": "'", "\u{02BC}": "'", "\u{FF07}": "'", "`": "'", "\u{2010}": "-",
    "\u{2011}": "-",
  ]

  private static func belongs(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "."
  }
}
