import Foundation
import TestSupport
import Testing

@testable import NaturalLanguage

/// Texts that are surely not in the language they should be in.
@Suite(.enabled(if: Model.isInstalled, "\(Model.reason)"))
struct OtherLanguageTests {
  @Test(arguments: [
    "Je ne sais pas où il est allé.", "Comment allez-vous, mademoiselle ?", "¿Dónde está la biblioteca?",
    "¡Vámonos!",
    "Ich weiß nicht, was soll es bedeuten.", "Non so che cosa voglia dire.",
    "Jag förstår ingenting av det här.",
    "Ik begrijp er helemaal niets van.", "Não sei o que dizer sobre isso.", "JE NE SAIS PAS OÙ IL EST ALLÉ.",
    "Я не знаю, где он.",
  ])
  func areToldFromEnglish(text: String) {
    #expect(OtherLanguage.language(of: text, insteadOf: .english) != nil)
  }

  /// English with everything that could be taken for something else; and what is too short to tell, or another script's.
  @Test(arguments: [
    "Where is the café?", "C'est la vie, my friend.", "He has a certain je ne sais quoi.",
    "It was déjà vu all over again, n'est-ce pas?",
    "Voilà! Déjà vu, my friend.", "Au revoir, mes amis, see you soon.", "Hasta la vista, señorita, see you.",
    "Guten Morgen, meine Damen und Herren, and welcome.", "C'est la vie, c'est la guerre, my friend.",
    "Arriba, arriba, come on, baby!", "El Niño hit San José, Río Gallegos and São Paulo.",
    "La la la, na na na na, hey hey hey",
    "Uh-huh. Mm-hmm. Mmm. Aah!", "W-w-wait, I-I-I d-d-don't!", "GONNA WANNA GOTTA LEMME OUTTA HERE",
    "Yo, wassup, dawg? Lit af.",
    "Jean-Luc Picard, Guy de Maupassant, Le Corbusier", "Vincent van Gogh, Ludwig van Beethoven", "Oui, oui.",
    "Sí, señor!", "Danke schön.",
    "Hasta la vista, baby.", "Que sera, sera, whatever will be, will be",
    "Sushi, tempura, karaoke, tsunami, ramen.",
    "In vino veritas, as they say.", "Fee-fi-fo-fum, I smell the blood of an Englishman",
    "Supercalifragilisticexpialidocious!",
    "git remote set-url [--push] <name> <newurl>", "Chapter III. Dramatis Personae",
    "He shouted \u{201C}\u{BF}Qu\u{E9} pasa?\u{201D} and ran away.",
    "東京に行きましょう。", "나는 학생입니다.", "12:30", "",
  ])
  func areNotTakenFor(text: String) {
    #expect(OtherLanguage.language(of: text, insteadOf: .english) == nil)
  }

  @Test(arguments: [
    ("I don't know where he went yesterday.", NLLanguage.french, true),
    ("Je ne sais pas où il est allé.", .french, false),
    ("I don't know where he went yesterday.", .japanese, true), ("吾輩は猫である。", .japanese, false),
    ("OK!", .japanese, false), ("¿Comprende?", .spanish, false), ("¿Compreneu?", .catalan, false),
    ("我不知道他在哪里。", .japanese, false),
    // Nobody identifies Swahili, so nothing is surely not Swahili.
    ("Sijui alikwenda wapi jana jioni.", NLLanguage("sw"), false),
    ("I don't know where he went yesterday.", NLLanguage("sw"), false),
  ])
  func areToldFromOthers(text: String, language: NLLanguage, isOther: Bool) {
    #expect((OtherLanguage.language(of: text, insteadOf: language) != nil) == isOther)
  }

  @Test(arguments: [
    ("東京に行く", "Let's go.", true), ("東京に行く", "我不知道", false), ("Привет", "Hello there", true),
    ("Hello", "there", false),
    ("12:30", "東京に行く", false),
  ])
  func scriptsAreTold(one: String, other: String, isApart: Bool) {
    #expect(OtherLanguage.areInDifferentScripts(one, other) == isApart)
    #expect(OtherLanguage.areInDifferentScripts(other, one) == isApart)
  }

  /// No line of more than five thousand English ones; the one there is is French.
  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
  func englishIsNotTakenForForeign() throws {
    let english =
      try ["ami-dev", "ntrex", "tatoeba-heldout"].flatMap { try SharedData.lines("translation/\($0).en") }
      + sentences("en")
    let taken = english.filter { OtherLanguage.language(of: $0, insteadOf: .english) != nil }
    #expect(english.count == 5297)
    #expect(taken == ["Il faut bien le faire."])
  }

  @Test(.enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
  func sentencesOfOtherSourcesAreNotTakenForForeign() throws {
    let sources: [NLLanguage] = [.german, .french, .spanish, .dutch, .swedish, .japanese]
    for source in sources {
      let taken = try sentences(source.rawValue).filter {
        OtherLanguage.language(of: $0, insteadOf: source) != nil
      }
      #expect(taken == [], "\(source.rawValue)")
    }
  }

  /// As the record has it: how many of 300 sentences, many of them short, are told.
  @Test(
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [("de", 280), ("fr", 277), ("es", 263), ("nl", 205), ("sv", 204)])
  func sentencesAreTold(language: String, least: Int) throws {
    let told = try sentences(language).filter { OtherLanguage.language(of: $0, insteadOf: .english) != nil }
    #expect(told.count >= least, "\(language): \(told.count)")
  }

  private func sentences(_ language: String) throws -> [String] {
    try SharedData.lines("language/sentences.tsv").filter { $0.hasPrefix(language + "\t") }
      .map { String($0.dropFirst(language.count + 1)) }
  }
}
