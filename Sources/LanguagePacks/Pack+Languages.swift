package import Foundation

extension Pack {
  /// The pivot language, between the two packs of a pair that has none of its own: most models know English, and know it best.
  package static let pivot = "en"

  /// Whether the pack serves the pair; `nil` asks for nothing.
  package func serves(_ source: Locale.Language?, _ target: Locale.Language?) -> Bool {
    Self.matches(source, languages.source) && Self.matches(target, languages.target)
  }

  /// The pack's own tag for a language it serves: `en` for `en-GB`; that of the same region, where there is one.
  package static func tag(for language: Locale.Language, among tags: [String]) -> String? {
    let same = tags.filter { Locale.Language(identifier: $0).isSameLanguage(as: language) }
    return same.first { Locale.Language(identifier: $0).maximalIdentifier == language.maximalIdentifier }
      ?? same.first
  }

  static func matches(_ language: Locale.Language?, _ tags: [String]?) -> Bool {
    guard let language else { return true }
    return tag(for: language, among: tags ?? []) != nil
  }
}

extension Locale.Language {
  /// Whether both are the same language in the same script, whatever the region: `en-GB` and `en_US` are, `zh-Hans`
  /// and `zh-Hant` are not; what is no language is not the same as anything.
  package func isSameLanguage(as other: Locale.Language) -> Bool {
    // Before the likeliest script is filled in: that would make English of `und` (UTS #35, likely subtags).
    guard isKnown, other.isKnown else { return false }
    let (one, two) = (
      Locale.Language(identifier: maximalIdentifier), Locale.Language(identifier: other.maximalIdentifier)
    )
    return one.languageCode == two.languageCode && one.script == two.script
  }

  private var isKnown: Bool {
    guard let code = languageCode?.identifier else { return false }
    // RFC 5646, section 2.1: letters only; `x-klingon` is a private tag and no language that anybody could know.
    return code.count > 1 && code.allSatisfy { $0.isASCII && $0.isLetter } && code != "und"
  }
}
