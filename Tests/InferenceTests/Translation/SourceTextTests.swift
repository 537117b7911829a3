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
    ("", []),
  ])
  func sentencesAreFound(text: String, sentences: [String]) {
    #expect(SourceText.sentences(of: text) == sentences)
  }

  @Test(arguments: [
    ("3.5", true), ("…", true), ("♪", true), ("12:30 – 14:00", true), ("", true), (" ", true), ("🎉", true),
    ("x200", false), ("a", false), ("日本", false),
  ])
  func whatHasNoLettersIsPassedThrough(text: String, isPassed: Bool) {
    #expect(SourceText.isPassedThrough(text) == isPassed)
  }

  @Test func aLongSentenceIsCutAtAClauseEndNearTheMiddle() throws {
    let parts = try SourceText.parts(of: "one two three, four five six seven") {
      $0.split(separator: " ").count <= 4
    }
    #expect(parts == ["one two three,", "four five six seven"])
  }

  @Test(arguments: [1, 2, 3, 7])
  func nothingIsLostHoweverLittleFits(limit: Int) throws {
    let text = "aaaa bbbbbbbb, cc ddddddddddddddd e"
    let parts = try SourceText.parts(of: text) { $0.count <= limit }
    #expect(parts.allSatisfy { $0.count <= limit })
    #expect(parts.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
