import Testing

@testable import Inference

@Suite struct TextRepetitionTests {
  @Test(arguments: [
    ("的的度度的的度度", "of degree", true), ("キャラキャラキャラキャラ", "a character", true),
    ("はははははは！", "Ha ha ha!", false), ("待って、待って、待って、待って！", "Wait, wait, wait, wait!", false),
    ("それは最良の時代であり、最悪の時代でもあった。", "It was the best of times, it was the worst of times.", false),
    ("時々ひらひらと落ちる。", "They flutter down.", false), ("1000000000", "1000000000 of them", false),
    ("うううううううううう", "Wow", true), ("", "", false),
    ("神社の神社の神社のことです。", "It is about shrines.", true), ("神社の神社だ。", "A shrine of shrines.", false),
    ("山山山に登った。", "He climbed it.", true), ("山々に登った。", "He climbed mountains.", false),
    ("だんだん、ますます少しずつ良くなる。", "It gets better and better.", false), ("日日是好日", "Every day is good.", false),
    ("ドキドキドキした。", "My heart beat fast.", false), ("ドキドキドキドキした。", "My heart beat fast.", true),
    ("ははは！", "He laughed.", false), ("はいはいはい。", "Yes, yes, yes.", false),
    ("違う、違う、違う。", "No, no, no.", false), ("ちょっとちょっとちょっと待って。", "Wait a moment.", true),
    ("1010101010", "1010101010 of them", false),
    ("次の次の駅で降りる。", "I get off at the station after the next.", false),
  ])
  func circlesAreSeen(translation: String, source: String, isEndless: Bool) {
    #expect(TextRepetition.isEndless(translation, of: source) == isEndless)
  }

  @Test(arguments: [
    ("ああキャラキャラキャラキャラキャラだ", "ああキャラだ"), ("神社の神社の神社の話", "神社の話"), ("支支支支払い", "支払い"),
    ("ううううううううううう", "うう"), ("そうです。", "そうです。"), ("", ""),
  ])
  func oneCopyIsLeft(translation: String, shortened: String) {
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
