import Testing

@testable import Dictionary

/// Sentences in which one word is tapped, and the phrase that it belongs to, with the places of its words.
@Suite(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
struct PhraseTests {
  /// The tapped word is in brackets; the phrase is followed by the places of its words.
  private func phrase(_ marked: String) throws -> String {
    let words = marked.split(separator: " ").map(String.init)
    let index = try #require(words.firstIndex { $0.contains("[") })
    let sentence = words.map { $0.filter { $0 != "[" && $0 != "]" } }
    let entry = try InstalledDictionary.dictionary.lookUp(sentence[index], in: sentence, at: index)
    guard let phrase = entry?.phrase else { return "" }
    return phrase.article.headword + phrase.words.map { " \($0)" }.joined()
  }

  @Test(arguments: [
    ("She [gave] up smoking.", "give up 1 2"), ("She gave [up] smoking.", "give up 1 2"),
    ("I'm [looking] forward to it.", "look forward to 1 2 3"),
    ("I'm looking [forward] to it.", "look forward to 1 2 3"),
    ("He sings [as] well as she does.", "as well as 2 3 4"),
    ("He sings as well [as] she.", "as well as 2 3 4"),
    ("[Hot] dogs are cheap.", "hot dog 0 1"), ("My [mothers-in-law] met.", ""),
    ("Of [course] not!", "of course 0 1"), ("It [took] place in May.", "take place 1 2"),
    ("He's made up his [mind] already.", "make up one's mind 1 2 3 4"),
    ("We [ran] out of milk.", "run out 1 2"), ("They [got] along well.", "get along 1 2"),
    ("In [fact], it is.", "in fact 0 1"), ("They live in the United [States] now.", "United States 4 5"),
    ("at the same [time]", "at the same time 0 1 2 3"), ("This is the [White] House.", "White House 3 4"),
    ("She [takes] care of him.", "take care 1 2"), ("I [used] to smoke.", "used to 1 2"),
    ("You should [keep] an eye on it.", "keep an eye on 2 3 4 5"),
    ("every now and [then]", "every now and then 0 1 2 3"), ("New [York]", "New York 0 1"),
    ("[After] all, he came.", "after all 0 1"), ("Not at [all].", "not at all 0 1 2"),
    ("It is [up] to you.", "up to 2 3"), ("They are [out] of milk.", "out of 2 3"),
    ("In [that] case, yes.", "in that case 0 1 2"),
    ("They come [now] and then.", "now and then 2 3 4"), ("We [have] to go.", "have to 1 2"),
    ("Better late than [never]!", "better late than never 0 1 2 3"),
  ])
  func wordsThatStandTogether(marked: String, expected: String) throws {
    let found = try phrase(marked)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("She [gave] it up.", "give up 1 3"), ("She gave it [up].", "give up 1 3"), ("She gave [it] up.", ""),
    ("[Put] your shoes on.", "put on 0 3"), ("Please [turn] the lights off now.", "turn off 1 4"),
    ("He [picked] her up at eight.", "pick up 1 3"), ("She [took] him in.", "take in 1 3"),
    ("[Take] the garbage out, please.", "take out 0 3"), ("Can you [figure] this out?", "figure out 2 4"),
    ("I'll [call] you back.", "call back 1 3"), ("Don't [let] me down.", "let down 1 3"),
  ])
  func phrasalVerbsWithTheirObjectInTheMiddle(marked: String, expected: String) throws {
    let found = try phrase(marked)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("She [took] him in the car.", ""), ("He [gave] the man in the car a book.", ""),
    ("He [gave], up there, a talk.", ""), ("Did he [give]? Up we go.", ""),
    ("They [put] apples on tables.", ""),
    ("on [opening] day", ""), ("A [shark] attacked.", ""), ("The [dog] barks.", ""), ("[Dog]", ""),
    ("It [is].", ""),
    // What grammar puts together is no phrase, though WordNet lists it.
    ("[In] this house nobody sleeps.", ""), ("[On] that day it rained.", ""),
    ("I gave money [for] it.", ""), ("We talked [to] that man.", ""), ("Look [under] it.", ""),
    ("It [is] on the table.", ""), ("[This] one is mine.", ""), ("He is [out] in the rain.", ""),
    ("It was [the] one he liked.", ""),
  ])
  func whatOnlyLooksLikeAPhraseIsNone(marked: String, expected: String) throws {
    let found = try phrase(marked)
    #expect(found == expected)
  }

  @Test func aPlaceOutsideTheSentenceIsNone() throws {
    let dictionary = try InstalledDictionary.dictionary
    for index in [-1, 2, Int.max, Int.min] {
      #expect(try dictionary.lookUp("gave", in: ["gave", "up"], at: index)?.phrase == nil)
      #expect(try dictionary.lookUp("gave", in: [], at: index)?.articles.first?.headword == "give")
    }
  }

  @Test func aLongSentenceOfOneWordIsSearchedInTime() throws {
    let sentence = [String](repeating: "to", count: 10_000)
    #expect(
      try InstalledDictionary.dictionary.lookUp("to", in: sentence, at: 5000)?.articles.isEmpty == false)
  }
}
