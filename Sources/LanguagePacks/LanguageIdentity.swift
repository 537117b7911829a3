package import Foundation

/// What the tags of one language have in common, whatever the region: its code, and its script.
///
/// The likeliest script is filled in (UTS #35, likely subtags), and one code taken where there are several.
package struct LanguageIdentity: Hashable, Sendable {
  private let code: String
  private let script: String

  /// Codes that stand for others: CLDR's languageAlias and languageMatching data name them as good.
  ///
  /// Foundation knows the codes that ISO 639 withdrew (`iw`, `in`, `ji`, `mo`).
  private static let aliases = ["no": "nb", "cmn": "zh", "tl": "fil"]

  /// `nil` for what is no language.
  fileprivate init?(_ language: Locale.Language) {
    // RFC 5646, section 2.1: letters only; `x-klingon` is a private tag and no language that anybody could know. Before the
    // likeliest script is filled in: that would make English of `und`.
    guard let given = language.languageCode?.identifier, given.count > 1, given != "und",
      given.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    var components = Locale.Language.Components(language: language)
    if let other = Self.aliases[given.lowercased()] { components.languageCode = Locale.LanguageCode(other) }
    let full = Locale.Language(identifier: Locale.Language(components: components).maximalIdentifier)
    code = full.languageCode?.identifier ?? given
    script = full.script?.identifier ?? ""
  }
}

extension Locale.Language {
  /// The language without its region; `nil` for what is no language.
  package var identity: LanguageIdentity? { LanguageIdentity(self) }

  /// Whether both are the same language in the same script, whatever the region: `en-GB` and `en_US` are, `zh-Hans`
  /// and `zh-Hant` are not; what is no language is not the same as anything.
  package func isSameLanguage(as other: Locale.Language) -> Bool {
    guard let identity else { return false }
    return identity == other.identity
  }
}
