internal import Foundation
internal import LanguagePacks

extension TranslationAssets {
  /// Codes of which either may stand for the other: CLDR's languageAlias and languageMatching data name them as good.
  ///
  /// Foundation fills in likely scripts and regions, and knows the codes that ISO 639 withdrew (`iw`, `in`, `ji`, `mo`).
  private static let equals = [["no", "nb"], ["zh", "cmn"], ["fil", "tl"]]

  /// The language under the code that packs have it under, or as it is when no pack has it.
  func matched(_ language: Locale.Language) -> Locale.Language {
    let code = language.languageCode?.identifier
    guard let equals = Self.equals.first(where: { $0.contains(code ?? "") }) else { return language }
    let names = equals.map { other in
      var components = Locale.Language.Components(language: language)
      components.languageCode = Locale.LanguageCode(other)
      return Locale.Language(components: components)
    }
    let known = supportedLanguages
    return names.first { name in known.contains { $0.isSameLanguage(as: name) } } ?? language
  }
}
