/// Which entries are meant by a word with or without capitals: "china" is porcelain, and "China" in the middle of a sentence
/// the country.
enum CapitalRule: Hashable, Sendable {
  /// What is written small; what has capitals; all, that with capitals first; all.
  case small, capital, capitalFirst, all

  /// The rule for a word of a sentence, when the entries are spelled so.
  init(_ lemma: String, _ written: WrittenWord, among spellings: [String]) {
    // The pronoun, wherever it stands and however it is written; not the letter.
    if lemma == "i" {
      self = .capitalFirst
      return
    }
    let isFunctionWord = FunctionWords.lemma(of: lemma) != nil
    let hasSmall = spellings.contains(where: Self.isSmall)
    switch written.capitals {
    case .deliberate where hasSmall && isFunctionWord && Self.isInTitle(lemma, written):
      self = .small
    case .deliberate:
      self = spellings.contains(written.text) ? .capital : .capitalFirst
    case .none: self = hasSmall ? .small : .all
    // "May I" begins with no month.
    case .unclear: self = hasSmall && isFunctionWord ? .small : .all
    }
  }

  /// The entries that are meant, by how they are spelled.
  func choose<Entry>(_ entries: [Entry], spelling: (Entry) -> String) -> [Entry] {
    switch self {
    case .small: entries.filter { Self.isSmall(spelling($0)) }
    case .capital: entries.filter { !Self.isSmall(spelling($0)) }
    case .capitalFirst: entries.beginning { !Self.isSmall(spelling($0)) }
    case .all: entries
    }
  }

  /// Whether a little word has the capital of a title, as "In": no "I", no "IT", and "May" is a month.
  private static func isInTitle(_ lemma: String, _ written: WrittenWord) -> Bool {
    lemma.count > 1 && lemma != "may" && isSmall(String(written.text.dropFirst()))
  }

  private static func isSmall(_ word: String) -> Bool { word == word.lowercased() }
}

extension Array {
  /// The same elements, those that satisfy the condition in front.
  func beginning(with goesFirst: (Element) -> Bool) -> [Element] {
    filter(goesFirst) + filter { !goesFirst($0) }
  }
}
