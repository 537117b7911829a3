import Foundation
import Translation

/// Says of each language whether reviews in it can be translated.
func showAvailability(of languages: [Locale.Language], to target: Locale.Language) async {
  let availability = LanguageAvailability()
  for language in languages {
    if language.languageCode == target.languageCode {
      print("\(language.minimalIdentifier): needs no translation")
      continue
    }
    switch await availability.status(from: language, to: target) {
    case .installed: print("\(language.minimalIdentifier): can be translated")
    case .supported: print("\(language.minimalIdentifier): its language pack has to be installed first")
    case .unsupported: print("\(language.minimalIdentifier): no language pack translates it")
    }
  }
}
