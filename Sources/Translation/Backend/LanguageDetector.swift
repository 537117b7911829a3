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

  /// The language that most of the texts are in, of those that tell theirs; between equals the others decide, by what they are
  /// likeliest in, and where no language has more even so it is the one that the texts have in common.
  ///
  /// Foreign lines are longer than "Yes." and would speak for all otherwise.
  package static func mainLanguage(of texts: [String]) -> Locale.Language? {
    var votes: [Locale.Language: Int] = [:]
    var unsure: [String] = []
    for text in texts.prefix(mostVotes) {
      if let language = language(of: [text]) { votes[language, default: 0] += 1 } else { unsure.append(text) }
    }
    var first = leaders(of: votes)
    if first.count > 1 {
      for language in unsure.compactMap(likeliest) where first.contains(language) {
        votes[language, default: 0] += 1
      }
      first = leaders(of: votes)
    }
    // One text alone may be a name, or a line of a song.
    return first.count == 1 && votes.values.reduce(0, +) > 1 ? first[0] : language(of: texts)
  }

  private static func leaders(of votes: [Locale.Language: Int]) -> [Locale.Language] {
    let most = votes.values.max()
    return votes.filter { $0.value == most }.map(\.key)
  }

  /// What a text is likeliest in that is not sure enough of it.
  private static func likeliest(_ text: String) -> Locale.Language? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(text)
    return recognizer.languageHypotheses(withMaximum: 1).first.map {
      Locale.Language(identifier: $0.key.rawValue)
    }
  }

  /// More texts would say no more.
  private static let mostVotes = 300

  /// Whether a text is surely in another language than this one; one in a script that the language is not written in is
  /// the engine's to keep (Decisions/0114).
  package static func isOther(_ text: String, than source: Locale.Language) -> Bool {
    source.recognized.allSatisfy { OtherLanguage.language(of: text, insteadOf: $0) != nil }
  }

  /// Whether two texts cannot belong to one sentence: they are in different scripts, or one is surely not in the language
  /// that the other is in.
  package static func areApart(_ one: String, _ other: String, in source: Locale.Language) -> Bool {
    if OtherLanguage.areInDifferentScripts(one, other) { return true }
    return source.recognized.contains { expected in
      let others = [one, other].map { OtherLanguage.language(of: $0, insteadOf: expected) }
      if let first = others[0], let second = others[1] { return first != second }
      return others[0] != nil && NLLanguageRecognizer.dominantLanguage(for: other) == expected
        || others[1] != nil && NLLanguageRecognizer.dominantLanguage(for: one) == expected
    }
  }
}
