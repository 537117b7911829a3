import Testing

@testable import Inference

/// Words in scripts that the source language is not written in.
@Suite struct SourceScriptsTests {
  /// A language, a text, and its foreign stretches.
  @Test(arguments: [
    ("en", "I live in 東京 now.", ["東京"]), ("en", "The café was naïve, señor Łukasz.", []),
    ("en", "Привет, мир!", ["Привет, мир"]), ("en", "나는 학생입니다.", ["나는 학생입니다"]),
    ("en", "He said “Привет” and left – at once…", ["Привет"]), ("en", "「はい。」と言った。OK?", ["「はい。」と言った。OK"]),
    ("en", "東京2020 and 大阪", ["東京2020", "大阪"]), ("en", "コーヒー、紅茶", ["コーヒー、紅茶"]),
    ("en", "the α-helix of β", ["α-helix", "β"]), ("en", "5 ℃, № 3, ① ½ € ™ 🎉", []),
    ("en", "ＡＢＣ ﬁne Ⅷ", []), ("fr", "Γειά σου", ["Γειά σου"]), ("el", "Γειά σου, OK", []),
    ("ja", "東京でコーヒー、OK。", []), ("ja", "「Привет」と言った。", ["Привет"]),
    ("ja", "昨日ソウル（서울）に行った。", ["서울"]), ("zh-Hans", "我喜欢カラオケ和すし。", ["カラオケ", "すし"]),
    ("zh-Hant", "他說「はい」。", ["はい"]), ("ja", "Б型とヴォートカ、Водка2本", ["Б", "Водка2"]),
    ("ko", "大韓民國 만세", []), ("ko", "도쿄（とうきょう）에서", ["とうきょう"]), ("ru", "Привет 東京", ["東京"]),
    ("en", "Cafe\u{301} Привет\u{301} now", ["Привет\u{301}"]), ("en", "I live in 서울Seoul", ["서울Seoul"]),
    ("en", "👨‍👩‍👧 🇯🇵 𝐀𝛼 ㈱ ♪ ʻOkina", []),
    ("en", "3.5μm or 1,000 μm. 5, μm", ["3.5μm", "1,000 μm", "μm"]), ("en", "In 2020 東京", ["東京"]),
    ("en", "5 μm, 10 kΩ, π ≈ 3.14, 5 \u{B5}m", ["5 μm", "10 kΩ", "π"]),
  ])
  func areFound(language: String, text: String, words: [String]) {
    let found = SourceScripts(of: [language]).foreign(in: text[...])
    #expect(found.map { String(text[$0]) } == words)
  }

  /// What an English model is asked, and what becomes of the sentence.
  @Test(arguments: [
    ("東京に行きましょう。", nil, "東京に行きましょう。"), ("我不知道他在哪里。", nil, "我不知道他在哪里。"),
    ("Я не знаю, где он.", nil, "Я не знаю, где он."), ("私は John です。", nil, "私は John です。"),
    ("♪ ฉันไม่รู้ ♪", nil, "♪ ฉันไม่รู้ ♪"),
    ("猫", nil, "猫"), ("Δημήτρης", nil, "Δημήτρης"),
    ("I live in 東京 now.", "I live in Tom now.", "今は東京に住んでいる。"),
    ("The 猫's tail.", "The Tom's tail.", "猫の尾。"),
    ("The layer is 5 μm thick.", "The layer is 38 thick.", "層の厚さは5 μmだ。"),
  ])
  func areKept(text: String, question: String?, result: String) throws {
    let model = ScriptedModel([
      "I live in Tom now.": "今はトムに住んでいる。", "The Tom's tail.": "トムの尾。",
      "The layer is 38 thick.": "層の厚さは38だ。",
    ])
    let answer = try #require(try model.translate([text]).first)
    #expect(model.questions.map(\.sentence) == (question.map { [$0] } ?? []))
    #expect(answer.text == result)
    #expect(answer.marks == (question == nil ? [.otherLanguage] : []))
  }

  /// A single letter is a sign, as in mathematics.
  @Test(arguments: ["Ω", "10 kΩ", "5 μm", "Δx", "5 μm × 10 μm"])
  func oneLetterIsNoLanguage(text: String) throws {
    let answer = try #require(try ScriptedModel([:]).translate([text]).first)
    #expect(answer.text == text && answer.marks.isEmpty)
  }

  @Test func otherSentencesOfTheTextAreTranslated() throws {
    let answer = try #require(
      try ScriptedModel(["Good night.": "おやすみ。"]).translate(["Bonsoir? はい。 Good night.\n東京"]).first)
    #expect(answer.text.hasSuffix("おやすみ。\n東京"))
    #expect(answer.marks == [.otherLanguage])
  }
}
