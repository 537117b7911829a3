internal import Foundation
internal import Translation

/// Tells languages by the packs of this machine.
struct LocalLanguages: LanguageTelling {
  func language(of texts: [String]) -> String? {
    LanguageDetector.mainLanguage(of: texts)?.minimalIdentifier
  }

  func isOther(_ text: String, than source: String) -> Bool {
    LanguageDetector.isOther(text, than: Locale.Language(identifier: source))
  }

  func areApart(_ one: String, _ other: String, in source: String) -> Bool {
    LanguageDetector.areApart(one, other, in: Locale.Language(identifier: source))
  }
}
