import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Dictionary

/// What a learner sees of a tapped word, with the real dictionaries.
@Suite(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
struct LookUpTests {
  private func entry(_ word: String, _ sentence: String = "", at index: Int = 0) throws -> DictionaryEntry {
    let words = sentence.split(separator: " ").map(String.init)
    let found = try InstalledDictionary.dictionary.lookUp(word, in: words, at: index)
    return try #require(found)
  }

  @Test func anInflectedVerb() throws {
    let entry = try entry("gave", "She gave it up.", at: 1)
    #expect(entry.word == "gave")
    #expect(entry.pronunciations == [Pronunciation(ipa: "ɡeɪv", origin: .american)])
    let article = try #require(entry.articles.first)
    #expect(entry.articles.count == 1)
    #expect(article.headword == "give")
    #expect(article.pronunciations.first == Pronunciation(ipa: "ɡɪv", origin: .american))
    #expect(article.japanese.first?.partOfSpeech == .verb)
    #expect(article.japanese.first?.glosses.contains("与える") == true)
    #expect(article.english.first?.partOfSpeech == .verb)
    #expect(article.english.count == 45)
    let rank = try #require(article.rank)
    #expect((50...200).contains(rank))
    #expect(article.sources == [.freeDict, .wordNet, .pronunciation, .frequency])
    #expect(entry.phrase?.words == [1, 3])
    #expect(entry.phrase?.article.headword == "give up")
    #expect(entry.phrase?.article.japanese.first?.glosses == ["諦める", "やめる"])
    #expect(entry.phrase?.article.english.count == 12)
  }

  @Test(arguments: [
    ("children's", ["child"], "子供"), ("isn't", ["be", "not"], "いる"),
    ("mother-in-law's", ["mother-in-law"], "姑"),
    ("wolves", ["wolf"], "おおかみ"), ("roster", ["roster"], "名簿（めいぼ）"), ("mice", ["mouse"], "鼠"),
    ("Beautiful!", ["beautiful"], "綺麗"),
    ("could", ["can"], "できる"), ("I'd", ["I", "will", "have"], "私"), ("as", ["as"], "として"),
  ])
  func headwordsAndJapanese(word: String, headwords: [String], gloss: String) throws {
    let entry = try entry(word)
    #expect(entry.articles.map(\.headword) == headwords)
    if !gloss.isEmpty { #expect(entry.articles.flatMap(\.japanese).flatMap(\.glosses).contains(gloss)) }
  }

  @Test(arguments: [
    ("porcelain", "china", "", 0, "china", false), ("the country", "China", "", 0, "China", false),
    ("the country in a sentence", "China", "I love China", 2, "China", false),
    ("a pronoun", "us", "", 0, "us", false), ("a country", "US", "the US army", 1, "US", true),
    ("abbreviated", "U.S.", "", 0, "U.S.", true), ("not a month", "May", "May I come?", 0, "may", false),
    ("a month", "May", "in May", 1, "May", false),
    ("in a title", "In", "Once In A While", 1, "in", false),
    ("behind a full stop", "China", "Yes. China", 1, "China", false),
    ("behind a full stop, a little word", "May", "Yes. May I?", 1, "may", false),
    ("in quotation marks", "\"May", "said \"May I?\"", 1, "may", false), ("I", "I", "", 0, "I", false),
    ("I at the beginning", "I", "I love it", 0, "I", false), ("i", "i", "so i did", 1, "I", false),
  ])
  func capitalsTellNamesFromWords(
    name: String, word: String, sentence: String, index: Int, headword: String, isEnglishOnly: Bool
  ) throws {
    let article = try #require(entry(word, sentence, at: index).articles.first)
    #expect(article.headword == headword)
    #expect(article.japanese.isEmpty == isEnglishOnly)
    if word == "china" { #expect(!article.english.contains { $0.definition.contains("communist") }) }
    if word == "us" { #expect(article.english.isEmpty) }
  }

  @Test(arguments: ["", " ", "qwxyz", "...", "00-database-info", "00databaseshort", "日本語", "\u{0}"])
  func whatNoDictionaryHasIsNone(word: String) throws {
    #expect(try InstalledDictionary.dictionary.lookUp(word) == nil)
  }

  @Test(arguments: [
    ("recieve", "receive"), ("definately", "definitely"), ("gvie", "give"), ("beautifull", "beautiful"),
  ])
  func misspelledWordsHaveSuggestions(word: String, suggestion: String) throws {
    #expect(try InstalledDictionary.dictionary.suggestions(for: word).first == suggestion)
  }

  @Test func nonsenseHasNoSuggestions() throws {
    #expect(try InstalledDictionary.dictionary.suggestions(for: "zzzqqqxxx").isEmpty)
    #expect(try InstalledDictionary.dictionary.suggestions(for: "").isEmpty)
  }

  @Test(arguments: [("the", 1), ("be", 2), ("qwxyz", nil)])
  func ranks(word: String, rank: Int?) throws {
    #expect(try InstalledDictionary.dictionary.rank(of: word) == rank)
  }
}
