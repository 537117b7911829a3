internal import Foundation
internal import LanguagePacks

/// A language as a person names it on the command line.
enum LanguageArgument {
  /// The shortest tag for the language, `ja` for `ja_JP`; `nil` for what has not the form of a tag.
  ///
  /// Only the form is looked at (RFC 5646, §2.1): whether anything serves the language is another question. `und` is the
  /// absence of a language, which likely subtags (UTS #35) would make English of.
  static func tag(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter),
      first.lowercased() != "und",
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) })
    else { return nil }
    return Locale.Language(identifier: parts.joined(separator: "-")).minimalIdentifier
  }

  /// Whether two tags name one language, whatever the region.
  static func areSame(_ one: String, _ other: String) -> Bool {
    Locale.Language(identifier: one).isSameLanguage(as: Locale.Language(identifier: other))
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
