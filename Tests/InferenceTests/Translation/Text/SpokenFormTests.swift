import Testing

@testable import Inference

@Suite struct SpokenFormTests {
  @Test(arguments: [
    ("WHAT IS THIS?", true), ("STOP!", true), ("STOP", true), ("EVERYBODY", true), ("NASA", false),
    ("NASA!", false),
    ("FBI", false), ("NASA is here.", false), ("I", false), ("A", false), ("日本 語", false), ("123", false),
    ("", false),
  ])
  func shoutsAreToldFromAbbreviations(text: String, isShouted: Bool) {
    #expect(SpokenForm.isShouted(text) == isShouted)
  }

  @Test(arguments: [
    ("WHAT IS THIS?", "What is this?"), ("WHAT DO I DO?", "What do I do?"),
    ("I'M WITH THE FBI!", "I'm with the FBI!"),
    ("IT'S IN L.A.", "It's in l.a."),
  ])
  func capitalsAreCalmed(text: String, calmed: String) {
    #expect(SpokenForm.calmed(text, isFirst: true) == calmed)
  }

  @Test(arguments: [
    ("I- I th-think so.", "I think so."), ("W-what?", "What?"), ("w-w-what?", "what?"),
    ("I-I know", "I know"),
    ("b- but why", "but why"), ("B- but why", "But why"),
    ("re-read it", "re-read it"), ("so-so", "so-so"), ("bye-bye", "bye-bye"),
    ("co-conspirator", "co-conspirator"),
    ("a well-known man", "a well-known man"), ("- Hello", "- Hello"), ("-", "-"), ("e-mail", "e-mail"),
    ("x-", "x-"),
  ])
  func beginningsOfWordsAreLeftOff(text: String, fluent: String) {
    #expect(SpokenForm.fluent(text) == fluent)
  }
}
