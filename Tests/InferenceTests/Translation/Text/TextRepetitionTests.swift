import Testing

@testable import Inference

@Suite struct TextRepetitionTests {
  @Test(arguments: [
    ("的的度度的的度度", "of degree", true), ("キャラキャラキャラキャラ", "a character", true),
    ("はははははは！", "Ha ha ha!", false), ("待って、待って、待って、待って！", "Wait, wait, wait, wait!", false),
    ("それは最良の時代であり、最悪の時代でもあった。", "It was the best of times, it was the worst of times.", false),
    ("時々ひらひらと落ちる。", "They flutter down.", false), ("1000000000", "1000000000 of them", false),
    ("うううううううううう", "Wow", true), ("", "", false),
  ])
  func circlesAreSeen(translation: String, source: String, isEndless: Bool) {
    #expect(TextRepetition.isEndless(translation, of: source) == isEndless)
  }

  @Test(arguments: [("ああキャラキャラキャラキャラキャラだ", "ああキャラキャラだ"), ("そうです。", "そうです。"), ("", "")])
  func twoCopiesAreLeft(translation: String, shortened: String) {
    #expect(TextRepetition.shortened(translation) == shortened)
  }

  @Test(arguments: [
    ("はい。はい。", "Yes.", "はい。"), ("はい。はい。", "Yes. Yes.", "はい。はい。"), ("はい、はい。", "Yes.", "はい、はい。"),
    ("ありがとう！ありがとう。", "Thanks!", "ありがとう！"), ("行く。来る。", "Go.", "行く。来る。"), ("はい", "Yes", "はい"),
  ])
  func aShortAnswerIsGivenOnce(translation: String, source: String, once: String) {
    #expect(TextRepetition.undoubled(translation, of: source) == once)
  }
}
