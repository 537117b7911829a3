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
    #expect(try model.translate(["It costs 1,234,567.89 dollars."])[0].text == "1,234,567.89ドルかかる。")
  }

  @Test func aNumberThatIsNeverThereIsMarked() throws {
    let result = try ScriptedModel(["I have 7.": "ある。"]).translate(["I have 7."])[0]
    #expect(result.marks == [.numberMissing])
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
    #expect(result == TranslatedText(text: "続き続き。", score: -0.5, marks: [.cutOff]))
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
    "{name}", "%@", "a@b.org", "<i></i>", "{\\an8}", ">>", "- ", "...", String(repeating: "x", count: 10_000),
    String(repeating: " ", count: 10_000), String(repeating: "🎉", count: 2000),
    String(repeating: "<i>", count: 2000),
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

  /// Each text is bounded by its length alone: no step of ours may take its square.
  @Test(arguments: [
    String(repeating: "word ", count: 200_000), String(repeating: "語", count: 300_000),
    String(repeating: "a. ", count: 300_000), String(repeating: "<i>a</i> ", count: 100_000),
    String(repeating: "1 ", count: 500_000), String(repeating: "a\n", count: 300_000),
    String(repeating: "%d", count: 300_000),
    String(repeating: "\u{301}", count: 300_000), String(repeating: "(", count: 500_000),
    String(repeating: "th-", count: 300_000),
  ])
  func aMegabyteOnOneLineIsNoFailure(text: String) throws {
    let page = TextPieces(text).pieces.prefix(4).map(String.init)
    let results = try ScriptedModel([:]).translate(page)
    #expect(results.count == page.count)
  }

  @Test func aCancelledTranslationStops() {
    let error = #expect(throws: InferenceError.self) {
      try TextTranslation(model: ScriptedModel([:]), options: DecodingOptions()).translate(["One."]) { true }
    }
    #expect(error?.code == .cancelled)
  }
}
