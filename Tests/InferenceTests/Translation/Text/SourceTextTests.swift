import Testing

@testable import Inference

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("Hello there. How are you? Fine!", ["Hello there.", "How are you?", "Fine!"]),
    ("Mr. Smith met Dr. Jones.", ["Mr. Smith met Dr. Jones."]),
    ("It costs 3.5 dollars.", ["It costs 3.5 dollars."]),
    ("He was born in 1990. She was not.", ["He was born in 1990.", "She was not."]),
    ("The U.S. Army came.", ["The U.S. Army came."]),
    ("He said \"go away.\" Then he left.", ["He said \"go away.\"", "Then he left."]),
    ("well. and so on", ["well. and so on"]),
    ("  spaces   everywhere  ", ["spaces everywhere"]),
    ("\"Stop!\" he said. I did.", ["\"Stop!\" he said.", "I did."]),
    ("- Hello. - Hi.", ["- Hello.", "- Hi."]),
    ("今日は雨です。明日は晴れるでしょう！そうか？", ["今日は雨です。", "明日は晴れるでしょう！", "そうか？"]),
    ("「行く。」と言った。彼は笑った。", ["「行く。」と言った。", "彼は笑った。"]),
    ("本当？！ すごい。", ["本当？！", "すごい。"]),
    (
      "You have {n, plural, one {a letter. Read it.} other {# letters. Read them!}} now. Go.",
      ["You have {n, plural, one {a letter. Read it.} other {# letters. Read them!}} now.", "Go."]
    ),
    ("Use {x. Y} and {. Z", ["Use {x.", "Y} and {.", "Z"]),
    ("", []),
  ])
  func sentencesAreFound(text: String, sentences: [String]) {
    #expect(SourceText.sentences(of: text).map(\.text) == sentences)
  }

  @Test(arguments: [
    ("3.5", true), ("…", true), ("♪", true), ("12:30 – 14:00", true), ("", true), (" ", true), ("🎉", true),
    ("x200", true), ("5 km", false), ("a", false), ("www.example.com, me@example.com", true), ("日本", false),
    ("{name}", true), ("%@ – %1$d", true), ("{a} b", false),
  ])
  func whatHasNoLettersIsPassedThrough(text: String, isPassed: Bool) {
    #expect(SourceText.isPassedThrough(text) == isPassed)
  }

  @Test(arguments: [
    ("行く", "I go.", "行く。"), ("行く。", "I go.", "行く。"), ("行く", "I go", "行く"), ("行くか", "Do I go?", "行くか？"),
    ("「行く」", "\"I go.\"", "「行く」"), ("", "I go.", ""), ("Voy", "I go.", "Voy."), ("I go", "行く。", "I go."),
  ])
  func aFinalMarkIsKept(translation: String, source: String, ended: String) {
    #expect(SourceText.ended(translation, like: source) == ended)
  }

  @Test func aLongSentenceIsCutAtAClauseEndNearTheMiddle() throws {
    let parts = try SourceText.parts(of: "one two three, four five six seven") {
      $0.split(separator: " ").count <= 4
    }
    #expect(parts == ["one two three,", "four five six seven"])
  }

  @Test func aCharacterOfManyMarksIsCutToo() throws {
    let text = "e" + String(repeating: "\u{301}", count: 20)
    let parts = try SourceText.parts(of: text) { $0.unicodeScalars.count <= 4 }
    #expect(parts.allSatisfy { $0.unicodeScalars.count <= 4 })
    #expect(parts.map { Array($0.unicodeScalars) }.joined().elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [1, 2, 3, 7])
  func nothingIsLostHoweverLittleFits(limit: Int) throws {
    let text = "aaaa bbbbbbbb, cc ddddddddddddddd e"
    let parts = try SourceText.parts(of: text) { $0.count <= limit }
    #expect(parts.allSatisfy { $0.count <= limit })
    #expect(parts.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
