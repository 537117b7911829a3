import Testing

@testable import Dictionary

/// Entries in the form in which dictd serves WordNet, and what they say.
@Suite struct WordNetEntryTests {
  private func meanings(_ lines: String) -> [WordNetEntry.Meaning]? {
    WordNetEntry(lines)?.meanings
  }

  @Test func meaningsOfSeveralPartsOfSpeech() throws {
    let text =
      "row\n    n 1: a line of things\n    2: a noisy fight\n    v 1: move a boat\n    adj 1: x\n    adv 1: y\n"
    let found = try #require(WordNetEntry(text))
    #expect(found.headword == "row")
    #expect(found.meanings.map(\.sense.partOfSpeech) == [.noun, .noun, .verb, .adjective, .adverb])
    #expect(
      found.meanings.map(\.sense.definition) == [
        "a line of things", "a noisy fight", "move a boat", "x", "y",
      ])
  }

  @Test func everythingAMeaningMayHave() throws {
    let text = """
      china
          n 1: ware of clay; fired twice; "the china
               broke"; "is it china?" [syn: {chinaware}, {fine
               china}, {china}] [ant: {plastic},
               {tin}]

      """
    let meaning = try #require(meanings(text)?.first)
    #expect(meaning.spelling == "china")
    #expect(
      meaning.sense
        == EnglishSense(
          partOfSpeech: .noun, definition: "ware of clay; fired twice",
          examples: ["the china broke", "is it china?"],
          synonyms: ["chinaware", "fine china"], antonyms: ["plastic", "tin"]))
  }

  @Test(arguments: [
    ("the spelling of a meaning", "china\n    n 1: a country [syn: {China}, {Cathay}]\n", "China"),
    ("that of the headword", "China\n    n 1: a country\n", "China"),
  ])
  func spelling(name: String, text: String, spelling: String) {
    #expect(meanings(text)?.first?.spelling == spelling)
  }

  @Test(arguments: [
    ("an example alone", "a\n    v 1: \"come!\"; \"go!\"\n", "", ["come!", "go!"]),
    ("who said it", "a\n    v 1: go; \"away\"- Anon.; \"off\"\n", "go", ["away\"- Anon.", "off"]),
    ("a quotation within", "a\n    v 1: say \"no\"\n", "say \"no\"", []),
    (
      "a word broken at its hyphen", "a\n    v 1: of one's ex-\n         husband\n", "of one's ex-husband", []
    ),
    ("a hyphen that stands alone", "a\n    v 1: of two-\n         and three\n", "of two- and three", []),
    ("a dash", "a\n    v 1: run--\n         quickly\n", "run--quickly", []),
    ("a colon", "a\n    v 1: as in: this\n", "as in: this", []),
    ("CRLF", "a\r\n    v 1: go\r\n         away\r\n", "go away", []),
    ("an open bracket", "a\n    v 1: go [syn: {walk}, {ru\n", "go", []),
    ("nothing", "a\n    v 1:\n", "", []),
  ])
  func otherForms(name: String, text: String, definition: String, examples: [String]) throws {
    let sense = try #require(meanings(text)?.first?.sense)
    #expect(sense.definition == definition)
    #expect(sense.examples == examples)
  }

  @Test(arguments: [
    "", "\n\n", "    n 1: no headword\n", "a\n    1: no part of speech\n", "a\n    n 1 no colon\n",
  ])
  func whatIsNoEntry(text: String) {
    #expect(WordNetEntry(text) == nil)
  }
}
