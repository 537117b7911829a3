import Testing

@testable import Dictionary

/// Entries in the form of FreeDict's conversion, and what they say.
@Suite struct FreeDictEntryTests {
  private func sense(_ partOfSpeech: PartOfSpeech?, _ glosses: [String], _ notes: [String] = [])
    -> JapaneseSense
  {
    JapaneseSense(partOfSpeech: partOfSpeech, glosses: glosses, notes: notes)
  }

  @Test func oneMeaning() throws {
    let entry = try #require(FreeDictEntry("ladder //ˈladə// //ˈlædɚ// <n>\nはしご, 梯子\nfor climbing\n"))
    #expect(entry.headword == "ladder")
    #expect(entry.partOfSpeech == .noun)
    #expect(entry.pronunciations.map(\.ipa) == ["ˈladə", "ˈlædɚ"])
    #expect(entry.pronunciations.allSatisfy { $0.origin == .dictionary })
    #expect(entry.senses == [sense(.noun, ["はしご", "梯子"], ["for climbing"])])
  }

  @Test func severalMeaningsAreNumbered() throws {
    let entry = try #require(
      FreeDictEntry("row /ɹˈəʊ/ <v>\n1. 漕ぐ\nmove a boat\n2. 並べる\n3. 口論する, 喧嘩する\nquarrel\n"))
    #expect(entry.pronunciations == [Pronunciation(ipa: "ɹˈəʊ", origin: .synthesiser)])
    #expect(
      entry.senses == [
        sense(.verb, ["漕ぐ"], ["move a boat"]), sense(.verb, ["並べる"]),
        sense(.verb, ["口論する", "喧嘩する"], ["quarrel"]),
      ])
  }

  @Test func aMeaningWithSeveralRemarks() throws {
    let text = "skill <n>\n技術, 腕 2.\nwhat one can do\n 3.\nwhat one has learnt\n 4.\na craft\n"
    let remarks = ["what one can do", "what one has learnt", "a craft"]
    #expect(FreeDictEntry(text)?.senses == [sense(.noun, ["技術", "腕"], remarks)])
  }

  @Test func severalMeaningsOfWhichOneHasSeveralRemarks() throws {
    let text = "run <v>\n1. 動く\nwork\n2. 走る 2.\nmove fast\n 3.\nrace\n3. 出馬\nbe a candidate\n"
    #expect(
      FreeDictEntry(text)?.senses == [
        sense(.verb, ["動く"], ["work"]), sense(.verb, ["走る"], ["move fast", "race"]),
        sense(.verb, ["出馬"], ["be a candidate"]),
      ])
  }

  @Test(
    arguments: [
      ("no part of speech", "at last /at lˈast/\n遂に\nfinally\n", "at last", nil, ["遂に"]),
      ("no pronunciation", "thing <n>\n物\n", "thing", .noun, ["物"]),
      ("no remark", "thing <n>\n物, 事", "thing", .noun, ["物", "事"]),
      ("CRLF", "thing <n>\r\n物\r\na remark\r\n", "thing", .noun, ["物"]),
      ("a slash within", "and/or //ænd ɔː// <conjunction>\n及び\n", "and/or", .conjunction, ["及び"]),
      ("a suffix, whose words are cut", "hood //-hʊd// <suffix>\n代, \nstate\n", "-hood", .suffix, []),
      ("a prefix", "anti- /ˈænti/ <prefix>\n反\n", "anti-", .prefix, ["反"]),
      ("a word in Latin letters", "CPU <n>\nCPU\n", "CPU", .noun, ["CPU"]),
      ("an unknown part of speech", "thing <gizmo>\n物\n", "thing", nil, ["物"]),
      ("a number that is no meaning's", "ten <n>\n十\n2. is not the next\n5. nor this\n", "ten", .noun, ["十"]),
      ("commas alone", "thing <n>\n, , \nremark\n", "thing", .noun, []),
    ] as [(String, String, String, PartOfSpeech?, [String])])
  func otherForms(
    name: String, text: String, headword: String, partOfSpeech: PartOfSpeech?, glosses: [String]
  ) throws {
    let entry = try #require(FreeDictEntry(text))
    #expect(entry.headword == headword)
    #expect(entry.partOfSpeech == partOfSpeech)
    #expect(entry.senses.first?.glosses ?? [] == glosses)
  }

  @Test(arguments: [
    ("finer sounds are left out", "a //æ// /[æ̝]/ /[ɛə]/ <n>\n", ["æ"]),
    ("what lacks its beginning too", "a //-a// //ba// <n>\n", ["ba"]),
    ("a slash without another", "a //ba <n>\n", []), ("nothing between", "a //// <n>\n", []),
  ])
  func pronunciations(name: String, text: String, ipa: [String]) {
    #expect(FreeDictEntry(text)?.pronunciations.map(\.ipa) == ipa)
  }

  @Test(arguments: ["", "\n", "\n物\n", " /a/ <n>\n", "<n>\n"])
  func withoutAHeadwordItIsNone(text: String) {
    #expect(FreeDictEntry(text) == nil)
  }
}
