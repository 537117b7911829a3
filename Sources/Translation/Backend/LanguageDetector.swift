package import Foundation
internal import NaturalLanguage

/// Tells the language of texts whose language was not given.
package enum LanguageDetector {
  /// The language that texts of one language have in common; `nil` when they do not tell it.
  package static func language(of texts: [String]) -> Locale.Language? {
    let recognizer = NLLanguageRecognizer()
    for text in texts { recognizer.processString(text) }
    guard let language = recognizer.dominantLanguage, language != .undetermined else { return nil }
    return Locale.Language(identifier: language.rawValue)
  }
}
