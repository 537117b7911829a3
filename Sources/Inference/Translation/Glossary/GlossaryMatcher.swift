internal import Subtitles

/// Finds a glossary's terms in sentences: whole words only, the longest first, with endings of the plural and the
/// genitive.
struct GlossaryMatcher {
  /// A term found in a text.
  struct Match: Hashable {
    var range: Range<String.Index>
    var entry: Glossary.Entry
    /// What of the ending is kept: "'s".
    var ending: String
  }

  /// The terms by their first letter or digit in small form, longest first.
  private var terms: [Character: [Glossary.Entry]] = [:]

  init(_ glossary: Glossary?) {
    for entry in glossary?.entries ?? [] {
      guard let first = entry.source.first else { continue }
      terms[Self.small(first), default: []].append(entry)
    }
    for key in terms.keys {
      // The sort is stable, so of equals the first given counts.
      terms[key]?.sort { $0.source.count > $1.source.count }
    }
  }

  var isEmpty: Bool { terms.isEmpty }

  /// The term that begins at `index`; in a text that is shouted, case tells nothing.
  func match(in text: Substring, at index: String.Index, isShouted: Bool) -> Match? {
    guard index < text.endIndex, let candidates = terms[Self.small(text[index])] else { return nil }
    if index > text.startIndex, Self.joins(text[text.index(before: index)], text[index]) { return nil }
    for entry in candidates {
      guard let end = Self.end(of: entry, in: text[index...], isShouted: isShouted),
        let (range, ending) = Self.ending(text, index..<end)
      else { continue }
      return Match(range: range, entry: entry, ending: ending)
    }
    return nil
  }

  /// Where the term ends that `text` begins with.
  private static func end(of entry: Glossary.Entry, in text: Substring, isShouted: Bool) -> String.Index? {
    var index = text.startIndex
    for (position, character) in entry.source.enumerated() {
      guard index < text.endIndex else { return nil }
      let isFree =
        isShouted || entry.caseRule == .insensitive || entry.caseRule == .firstLetter && position == 0
      guard text[index] == character || isFree && small(text[index]) == small(character) else { return nil }
      index = text.index(after: index)
    }
    return index
  }

  /// The range with a plural's ending, and the genitive's; `nil` when the word goes on otherwise.
  private static func ending(_ text: Substring, _ range: Range<String.Index>) -> (
    Range<String.Index>, String
  )? {
    let rest = text[range.upperBound...]
    let last = text[text.index(before: range.upperBound)]
    for (ending, kept) in endings {
      guard rest.prefix(ending.count).lowercased() == ending else { continue }
      // Elsewhere an apostrophe alone closes a quotation.
      if ending == "'" || ending == "’", last != "s" { continue }
      let after = rest.dropFirst(ending.count)
      let edge = ending.last ?? last
      if let next = after.first, joins(edge, next) { continue }
      return (range.lowerBound..<after.startIndex, kept)
    }
    return nil
  }

  private static let endings: [(String, String)] = [
    ("'s", "'s"), ("’s", "’s"), ("es'", "'s"), ("es’", "’s"), ("s'", "'s"), ("s’", "’s"), ("'", "'s"),
    ("’", "’s"), ("", ""),
    ("es", ""), ("s", ""),
  ]

  /// Whether two characters are of one word; scripts without spaces do not tell, so there they never are.
  private static func joins(_ left: Character, _ right: Character) -> Bool {
    func isOfWord(_ character: Character) -> Bool {
      (character.isLetter || character.isNumber || character == "_") && !character.isWrittenWithoutSpaces
    }
    return isOfWord(left) && isOfWord(right)
  }

  private static func small(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }
}
