import Foundation
import NaturalLanguage
import Testing

/// What a recogniser remembers, is told beforehand, and forgets.
@Suite(.enabled(if: Model.isInstalled, "\(Model.reason)"))
struct RecognizerTests {
  @Test func nothingIsKnownOfNothing() {
    let recognizer = NLLanguageRecognizer()
    #expect(recognizer.dominantLanguage == nil)
    #expect(recognizer.languageHypotheses(withMaximum: 5).isEmpty)
    #expect(recognizer.languageConstraints.isEmpty && recognizer.languageHints.isEmpty)
  }

  @Test func piecesOfATextAddUp() {
    let recognizer = NLLanguageRecognizer()
    for piece in ["Der Weg", "war steil", "aber schön"] { recognizer.processString(piece) }
    #expect(recognizer.dominantLanguage == .german)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString("山の道は静かでした。")
    #expect(recognizer.dominantLanguage == .japanese)
  }

  @Test func aResetForgetsConstraintsAndHints() {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = [.french]
    recognizer.languageHints = [.french: 1]
    recognizer.reset()
    #expect(recognizer.languageConstraints.isEmpty && recognizer.languageHints.isEmpty)
  }

  @Test func hypothesesAreProbabilitiesLikeliestFirst() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("The path was steep, but the view was worth every step.")
    let all = recognizer.languageHypotheses(withMaximum: 100)
    #expect(all.values.allSatisfy { (0...1).contains($0) })
    #expect(all.values.reduce(0, +) <= 1.0001)
    #expect(all.max { $0.value < $1.value }?.key == .english)
    #expect(Array(recognizer.languageHypotheses(withMaximum: 1).keys) == [.english])
    #expect(recognizer.languageHypotheses(withMaximum: 0).isEmpty)
    #expect(recognizer.languageHypotheses(withMaximum: -1).isEmpty)
  }

  @Test func theTwoFormsOfChineseShareWhatCouldBeEither() throws {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("你好你好")
    let both = recognizer.languageHypotheses(withMaximum: 2)
    let simplified = try #require(both[.simplifiedChinese])
    #expect(abs(simplified - (both[.traditionalChinese] ?? 0)) < 0.001)
    #expect(recognizer.dominantLanguage == nil)
    recognizer.languageConstraints = [.traditionalChinese, .english]
    #expect(recognizer.dominantLanguage == .traditionalChinese)
  }

  struct Constrained: Sendable {
    var text: String
    var constraints: [NLLanguage]
    var language: NLLanguage?
  }

  @Test(arguments: [
    // Danish and Norwegian are too close for the short text alone.
    Constrained(
      text: "Det var en veldig bratt sti", constraints: [.norwegian, .english], language: .norwegian),
    Constrained(text: "Der Weg war steil, aber schön.", constraints: [.german], language: .german),
    Constrained(text: "山の道は静かでした。", constraints: [.english, .german], language: nil),
    Constrained(text: "山の道は静かでした。", constraints: [.japanese], language: .japanese),
    Constrained(text: "Der Weg war steil.", constraints: [NLLanguage("tlh")], language: nil),
    Constrained(text: "12345", constraints: [.english], language: nil),
  ])
  func onlyTheConstraintsAreFound(_ example: Constrained) {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageConstraints = example.constraints
    recognizer.processString(example.text)
    #expect(recognizer.dominantLanguage == example.language)
    #expect(recognizer.languageHypotheses(withMaximum: 9).keys.allSatisfy(example.constraints.contains))
  }

  @Test func aHintChangesTheProbabilities() throws {
    func probability(_ hints: [NLLanguage: Double]) -> Double {
      let recognizer = NLLanguageRecognizer()
      recognizer.languageHints = hints
      recognizer.processString("animal natural")
      return recognizer.languageHypotheses(withMaximum: 58)[.spanish] ?? 0
    }
    let unhinted = probability([:])
    #expect(probability([.spanish: 0.9]) > unhinted)
    #expect(probability([.english: 0.9]) < unhinted)
    // A hint excludes nothing; constraints do.
    #expect(probability([.spanish: 0]) < unhinted)
    #expect(probability([.spanish: 0]) > 0)
    // What an app gives as weights has their proportions, however large they are.
    #expect(probability([.spanish: 2, .english: 1]) == probability([.spanish: 1, .english: 0.5]))
    #expect(probability([.spanish: 1e308, .english: 1e308]) == probability([.spanish: 1, .english: 1]))
    // No probabilities: they count for nothing.
    #expect(probability([.spanish: .nan, .english: -1, .french: .infinity]) == unhinted)
  }

  @Test(arguments: [NLLanguage.french, .german, .dutch, .swedish, .japanese], [1, 100, 1e308])
  func whatAHintLeavesOutIsStillFound(hint: NLLanguage, weight: Double) {
    let recognizer = NLLanguageRecognizer()
    recognizer.languageHints = [hint: weight]
    recognizer.processString("The path was steep, but the view was worth every step.")
    #expect(recognizer.dominantLanguage == .english)
  }
}
