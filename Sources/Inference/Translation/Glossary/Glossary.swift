/// Names and terms with the one rendering each is to have.
package struct Glossary: Hashable, Sendable, Codable {
  /// When a word of the text is the term.
  package enum CaseRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Written exactly so.
    case sensitive
    /// In small letters and capitals alike.
    case insensitive
    /// The first letter in either case, the rest exactly so: a word at the beginning of a sentence.
    case firstLetter = "as-first-letter"
  }

  /// One term.
  package struct Entry: Hashable, Sendable, Codable {
    /// The term in the language translated from.
    package var source: String
    /// Its rendering, which translations have exactly so.
    package var target: String
    /// When a word of the text is the term.
    package var caseRule: CaseRule

    /// A term with everything said.
    package init(source: String, target: String, caseRule: CaseRule = .sensitive) {
      self.source = source
      self.target = target
      self.caseRule = caseRule
    }
  }

  /// The terms; of one that is given twice the first counts.
  package let entries: [Entry]

  /// A glossary of terms.
  package init(entries: [Entry]) {
    self.entries = entries
  }
}
