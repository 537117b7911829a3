import Testing

@testable import Inference

@Suite struct EchoCheckTests {
  @Test(arguments: [
    ("STOP！", "Stop!", false, "capitals may be an abbreviation"),
    ("Stop！", "Stop!", true, "the word itself"),
    ("I do not know what to do.", "I do not know what to do.", true, "the sentence itself"),
    ("私は do not know what", "I do not know what", true, "most of the sentence"),
    ("NASAです。", "It is NASA.", false, "an abbreviation in a translation"),
    ("iPhone", "iPhone", false, "a name that is written so"),
    ("はい。", "Yes.", false, "a translation"),
    ("Jarvisが好きです。", "I like Jarvis.", false, "one name"),
    ("1984", "1984", false, "no words"), ("5km", "5 km", false, "a unit"),
    ("", "Yes.", false, "nothing"),
  ])
  func englishIsNoJapanese(translation: String, source: String, isEcho: Bool, case: String) {
    #expect(EchoCheck.isEcho(translation, of: source) == isEcho)
  }

  @Test(arguments: [("ja", true), ("ja-JP", true), ("zh_Hant", true), ("es", false), ("", false)])
  func onlyWhereTheLettersDiffer(language: String, has: Bool) {
    #expect(EchoCheck.hasOwnLetters(language) == has)
  }
}
