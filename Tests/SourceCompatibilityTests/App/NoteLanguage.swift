import Foundation
import NaturalLanguage

/// The language of a note while it is written, for the spelling checker's menu.
@MainActor
final class NoteLanguage {
  struct Suggestion: Identifiable, Equatable {
    let language: NLLanguage
    let probability: Double
    var id: String { language.rawValue }
  }

  private let recognizer = NLLanguageRecognizer()
  private(set) var language: NLLanguage?
  private(set) var suggestions: [Suggestion] = []

  /// The languages of the user's keyboards: nothing else is suggested.
  var keyboards: [NLLanguage] {
    get { recognizer.languageConstraints }
    set { recognizer.languageConstraints = newValue }
  }

  /// What the user wrote in lately.
  var habits: [NLLanguage: Double] {
    get { recognizer.languageHints }
    set { recognizer.languageHints = newValue }
  }

  /// A line was added at the end.
  func add(_ line: String) {
    recognizer.processString(line)
    language = recognizer.dominantLanguage
    suggestions = recognizer.languageHypotheses(withMaximum: 3)
      .map { Suggestion(language: $0.key, probability: $0.value) }
      .sorted { $0.probability > $1.probability }
  }

  /// Another note is opened.
  func startOver() {
    recognizer.reset()
    (language, suggestions) = (nil, [])
  }

  /// What the menu shows for a text that is only looked at.
  static func menuTitle(for text: String) -> String {
    switch NLLanguageRecognizer.dominantLanguage(for: text) {
    case .simplifiedChinese?, .traditionalChinese?: "Chinese"
    case .some(let language): language.rawValue
    case nil: NLLanguage.undetermined.rawValue
    }
  }
}
