/// Which entries are meant by a word with or without capitals: "china" is porcelain, and "China" in the middle of a sentence
/// the country.
enum CapitalRule: Hashable, Sendable {
  /// What is written small; what has capitals; all, that with capitals first; all.
  case small, capital, capitalFirst, all

  /// The rule for a word of a sentence, when the entries are spelled so.
  init(_ written: WrittenWord, among spellings: [String], isFunctionWord: Bool) {
    let hasSmall = spellings.contains(where: Self.isSmall)
    switch written.capitals {
    case .deliberate:
      self = !Self.isSmall(written.text) && spellings.contains(written.text) ? .capital : .capitalFirst
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

  private static func isSmall(_ word: String) -> Bool { word == word.lowercased() }
}

extension Array {
  /// The same elements, those that satisfy the condition in front.
  func beginning(with goesFirst: (Element) -> Bool) -> [Element] {
    filter(goesFirst) + filter { !goesFirst($0) }
  }
}
