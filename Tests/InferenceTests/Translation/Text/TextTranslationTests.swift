import Testing

@testable import Inference

@Suite struct TextTranslationTests {
  @Test func aTextIsPutTogetherOfItsSentences() throws {
    let model = ScriptedModel(["Yes.": "はい。", "I am here.": "ここにいる。"])
    let text = "- Yes. I am here.\n\n  🎉 <i>Yes.</i>\n"
    #expect(try model.translate([text])[0].text == "- はい。ここにいる。\n\n  🎉 <i>はい。</i>\n")
  }

  @Test func anEchoIsTriedWithTheOtherSearchAndMarkedIfItStays() throws {
    let model = ScriptedModel { question in
      let text = question.sentence == "Good day." && question.width > 1 ? "こんにちは。" : question.sentence
      return (text, -0.1)
    }
    let results = try model.translate(["Good day.", "Bad day."])
    #expect(results[0] == TranslatedText(text: "こんにちは。", score: -0.1))
    #expect(results[1].marks == [.untranslated])
    #expect(model.questions.filter { $0.sentence == "Bad day." }.map(\.width) == [1, 4])
  }

  @Test func theOtherSearchOfTheUsualOneIsGreedy() throws {
    let model = ScriptedModel { ($0.sentence, -0.1) }
    _ = try model.translate(["Bad day."], DecodingOptions())
    #expect(model.questions.map(\.width) == [4, 1])
  }

  @Test func aLostNumberIsRepairedByOneThatTheModelCopies() throws {
    let model = ScriptedModel([
      "It costs 1,234,567.89 dollars.": "12ドルかかる。", "It costs 38 dollars.": "38ドルかかる。",
    ])
    #expect(try model.translate(["It costs 1,234,567.89 dollars."])[0].text == "$1,234,567.89かかる。")
  }

  @Test func anAmountKeepsItsUnit() throws {
    let model = ScriptedModel([
      "It costs €12 a month.": "11月12日。", "It costs 38 dollars a month.": "月に38ドルかかる。",
      "It costs $5.99.": "5.99ドルかかる。", "He paid £3.": "3歳だ。", "He paid 38 dollars.": "38歳だ。",
      "He paid $60.": "60歳だ。",
    ])
    #expect(
      try model.translate(["It costs €12 a month."])[0] == TranslatedText(text: "月に€12かかる。", score: -0.5))
    #expect(try model.translate(["It costs $5.99."])[0].text == "5.99ドルかかる。")
    // What is right is not tried again.
    #expect(
      model.questions.count { $0.sentence.contains("5.99") || $0.sentence == "It costs 38 dollars." } == 1)
    #expect(try model.translate(["He paid £3."])[0].marks == [.numberMissing])
  }

  @Test func aNumberThatIsNeverThereIsMarked() throws {
    let result = try ScriptedModel(["I have 7.": "ある。"]).translate(["I have 7."])[0]
    #expect(result == TranslatedText(text: "ある。（7）", score: -0.5, marks: [.numberMissing]))
  }

  @Test func clausesAreTranslatedAloneWhereTheWholeLosesANumber() throws {
    let model = ScriptedModel([
      "I paid 12 dollars": "12ドル払った。", "she paid 30 dollars.": "30ドル払った。",
    ])
    let result = try model.translate(["I paid 12 dollars, and she paid 30 dollars."])[0]
    #expect(result == TranslatedText(text: "12ドル払った、30ドル払った。", score: -0.5))
  }

  @Test(
    arguments: [
      ("I paid 12 dollars, and she paid 30 dollars.", ["I paid 12 dollars", "she paid 30 dollars."]),
      ("Order 4, 12,345.67 USD, 10:30 AM", ["Order 4", "12,345.67 USD", "10:30 AM"]),
      ("Well, 1 and 2, my dear.", ["Well, 1", "2, my dear."]), ("Only 1 here.", ["Only 1 here."]), ("", []),
    ] as [(String, [String])])
  func aSentenceHasClausesWithSomethingToLose(sentence: String, clauses: [String]) {
    #expect(SentenceClauses(sentence).clauses == clauses)
  }

  @Test func whatHasNoLettersLeftIsNoTranslation() throws {
    let result = try ScriptedModel(["There.": ".."]).translate(["There."])[0]
    #expect(result == TranslatedText(text: "There.", score: 0, marks: [.untranslated]))
  }

  @Test(arguments: [
    "{{ name }}", "{n, plural, one {# item} other {# items}}", "4111 1111 1111 1111", "MP3 A4", "v1.2.3-beta",
  ])
  func nothingIsAskedWhereOnlyStretchesAre(text: String) throws {
    let model = ScriptedModel([:])
    #expect(try model.translate([text]) == [TranslatedText(text: text, score: 0)])
    #expect(model.questions.isEmpty)
  }

  @Test func anAddressWithoutAPlaceStandsInBracketsAndIsMarked() throws {
    let result = try ScriptedModel([:]).translate(["See https://a.com/x now."])[0]
    #expect(result.text == "文。（https://a.com/x）")
    #expect(result.marks == [.stretchMoved])
  }

  @Test func ofAPersonAndAPlaceTheLikelierStandsIn() throws {
    let model = ScriptedModel { question in
      let table =
        ["I live in Tom.": ("トムに住んでいる。", -2), "I live in Paris.": ("パリに住んでいる。", -0.5)]
        as [String: (String, Float)]
      return table[question.sentence] ?? ("文。", -9)
    }
    let glossary = Glossary(entries: [Glossary.Entry(source: "Sydney", target: "シドニー")])
    let result = try model.translate(["I live in Sydney."], DecodingOptions(beamSize: 1, glossary: glossary))[
      0]
    #expect(result == TranslatedText(text: "シドニーに住んでいる。", score: -0.5))
    #expect(model.questions.count == 2)
  }

  @Test func circlesAreTriedAgainThenShortenedAndMarked() throws {
    let result = try ScriptedModel(["Go on.": "続き続き続き続き続き続き。"]).translate(["Go on."])[0]
    #expect(result == TranslatedText(text: "続き。", score: -0.5, marks: [.cutOff]))
  }

  @Test func whatComesOutBlankIsTheSourceAndMarked() throws {
    let result = try ScriptedModel(["Well.": ""]).translate(["Well."])[0]
    #expect(result == TranslatedText(text: "Well.", score: 0, marks: [.untranslated]))
  }

  @Test func shoutsAndStammersAreTranslatedCalmly() throws {
    let model = ScriptedModel(["Stop!": "やめろ！", "I think so.": "そう思う。"])
    #expect(try model.translate(["STOP!", "I- I th-think so."]).map(\.text) == ["やめろ！", "そう思う。"])
  }

  @Test(arguments: [
    "", " ", "\n\n", "\0", "\u{FFFD}", String(decoding: [0xD800, 0x41] as [UInt16], as: UTF16.self), "🎉", "👩‍👧‍👦",
    "♪ ♪", "1984",
    "{name}", "%@", "a@b.org", "<i></i>", "{\\an8}", ">>", "- ", "...",
  ])
  func whatHasNoWordsComesOutAsItWentIn(text: String) throws {
    let model = ScriptedModel([:])
    let result = try model.translate([text])[0]
    if text.unicodeScalars.contains("A") {
      // The letter beside the unpaired surrogate is a word.
      #expect(result.text.contains("文"))
    } else {
      #expect(result.text == text)
      #expect(model.questions.isEmpty)
    }
  }

  @Test(arguments: ["x", " ", "🎉", "<i>", "1"])
  func thousandsOfThemComeOutAsTheyWentIn(unit: String) throws {
    let text = String(repeating: unit, count: 3000)
    #expect(try ScriptedModel([:]).translate([text])[0].text == text)
  }

  /// A page is the most that is asked for at a time (`TextPieces`); whatever is on it must not take its square.
  @Test(arguments: [
    "word ", "語", "a. ", "<i>a</i> ", "1 ", "a\n", "%d", "%d a ", "\u{301}", "(", "th-", "🎉", "- ",
  ])
  func aPageOfOneThingIsNoFailure(unit: String) throws {
    let page = "e" + String(repeating: unit, count: TextPieces.longest / unit.count)
    #expect(try ScriptedModel([:]).translate([page]).count == 1)
  }

  /// Counted in characters that are looked at and asked for: twice the text is little more than twice the work.
  @Test(arguments: ["word ", "語", "a, ", "1 and ", "%d a ", "<b>a</b> ", "(a) ", "a_b=1 go ", "I- ", "a\n"])
  func workGrowsAsTheTextDoes(unit: String) throws {
    func work(_ count: Int) throws -> Int {
      let model = ScriptedModel([:])
      _ = try model.translate([String(repeating: unit, count: count)])
      return model.fitted + model.questions.reduce(0) { $0 + $1.sentence.count }
    }
    #expect(try work(1600) <= work(800) * 5 / 2 + 200)
  }

  @Test func aCancelledTranslationStops() {
    let error = #expect(throws: InferenceError.self) {
      try TextTranslation(model: ScriptedModel([:]), options: DecodingOptions()).translate(["One."]) { true }
    }
    #expect(error?.code == .cancelled)
  }
}
