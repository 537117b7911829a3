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

  /// The terms by their small forms; several may differ in their capitals.
  private var terms: [[Character]: [Glossary.Entry]] = [:]
  /// How long the terms are that begin with a letter or digit in small form, longest first: so many are looked up at a place in a text,
  /// however many terms there are.
  private var lengths: [Character: [Int]] = [:]

  init(_ glossary: Glossary?) {
    for entry in glossary?.entries ?? [] {
      let form = entry.source.map(Self.small)
      guard let first = form.first else { continue }
      terms[form, default: []].append(entry)
      if lengths[first]?.contains(form.count) != true { lengths[first, default: []].append(form.count) }
    }
    for first in lengths.keys { lengths[first]?.sort(by: >) }
  }

  var isEmpty: Bool { terms.isEmpty }

  /// The term that begins at `index`; in a text that is shouted, case tells nothing.
  func match(in text: Substring, at index: String.Index, isShouted: Bool) -> Match? {
    guard index < text.endIndex, let lengths = lengths[Self.small(text[index])], let longest = lengths.first
    else { return nil }
    if index > text.startIndex, Self.joins(text[text.index(before: index)], text[index]) { return nil }
    let written = Array(text[index...].prefix(longest))
    let form = written.map(Self.small)
    for length in lengths where length <= form.count {
      guard
        let entry = terms[Array(form[..<length])]?.first(where: { entry in
          Self.isWritten(entry, written[..<length], isShouted: isShouted)
        }), case let end = text.index(index, offsetBy: length),
        let (range, ending) = Self.ending(text, index..<end)
      else { continue }
      return Match(range: range, entry: entry, ending: ending)
    }
    return nil
  }

  /// Whether letters that are a term's in small form are its own by its case rule.
  private static func isWritten(_ entry: Glossary.Entry, _ written: ArraySlice<Character>, isShouted: Bool)
    -> Bool
  {
    if isShouted { return true }
    return switch entry.caseRule {
    case .insensitive: true
    case .sensitive: entry.source.elementsEqual(written)
    case .firstLetter: entry.source.dropFirst().elementsEqual(written.dropFirst())
    }
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
      // "is" is no plural of "i", but "TVs" is one.
      if ending.hasSuffix("s"), kept.isEmpty, isTooShort(text[range]) { continue }
      let after = rest.dropFirst(ending.count)
      let edge = ending.last ?? last
      if let next = after.first, joins(edge, next) { continue }
      return (range.lowerBound..<after.startIndex, kept)
    }
    return nil
  }

  private static func isTooShort(_ term: Substring) -> Bool {
    term.utf8.count < 3 && term.last?.isUppercase != true
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
