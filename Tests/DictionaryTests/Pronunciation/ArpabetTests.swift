import Testing

@testable import Dictionary

/// The sounds of the pronouncing dictionary in the International Phonetic Alphabet, worked out by hand.
@Suite struct ArpabetTests {
  private func ipa(_ sounds: String) -> String? { Arpabet.ipa(sounds.split(separator: " ")) }

  @Test(arguments: [
    ("give", "G IH1 V", "ɡɪv"), ("the", "DH AH0", "ðə"), ("dog", "D AO1 G", "dɔɡ"),
    ("bird", "B ER1 D", "bɝd"),
    ("judge", "JH AH1 JH", "dʒʌdʒ"), ("choice", "CH OY1 S", "tʃɔɪs"), ("yes", "Y EH1 S", "jɛs"),
    ("who", "HH UW1", "hu"), ("loud", "L AW1 D", "laʊd"), ("thing", "TH IH1 NG", "θɪŋ"),
    ("rough", "R AH1 F", "ɹʌf"), ("cash", "K AE1 SH", "kæʃ"), ("could", "K UH1 D", "kʊd"),
    ("palm", "P AA1 M", "pɑm"), ("we", "W IY1", "wi"), ("so", "S OW1", "soʊ"), ("nice", "N AY1 S", "naɪs"),
    ("tape", "T EY1 P", "teɪp"),
  ])
  func wordsOfOneSyllableHaveNoStress(word: String, sounds: String, expected: String) {
    #expect(ipa(sounds) == expected)
  }

  @Test(arguments: [
    ("given", "G IH1 V AH0 N", "ˈɡɪvən"), ("about", "AH0 B AW1 T", "əˈbaʊt"),
    ("mistake", "M IH0 S T EY1 K", "mɪˈsteɪk"),
    ("explain", "IH0 K S P L EY1 N", "ɪkˈspleɪn"), ("create", "K R IY0 EY1 T", "kɹiˈeɪt"),
    ("understand", "AH2 N D ER0 S T AE1 N D", "ˌʌndɚˈstænd"), ("singer", "S IH1 NG ER0", "ˈsɪŋɚ"),
    ("university", "Y UW2 N AH0 V ER1 S AH0 T IY0", "ˌjunəˈvɝsəti"), ("measure", "M EH1 ZH ER0", "ˈmɛʒɚ"),
    ("photographer", "F AH0 T AA1 G R AH0 F ER0", "fəˈtɑɡɹəfɚ"),
    ("anxiety", "AE0 NG Z AY1 AH0 T IY0", "æŋˈzaɪəti"),
    ("unkind", "AH0 N K AY1 N D", "ənˈkaɪnd"), ("display", "D IH0 S P L EY1", "dɪˈspleɪ"),
    ("subscribe", "S AH0 B S K R AY1 B", "səbˈskɹaɪb"), ("computer", "K AH0 M P Y UW1 T ER0", "kəmˈpjutɚ"),
  ])
  func stressStandsBeforeItsSyllable(word: String, sounds: String, expected: String) {
    #expect(ipa(sounds) == expected)
  }

  @Test(arguments: ["", "XX", "G IH1 QQ", "AH9X", "1", "日本"])
  func whatIsNoSoundIsNone(sounds: String) {
    #expect(ipa(sounds) == nil)
  }

  @Test(
    .enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"),
    arguments: [
      ("gave", ["ɡeɪv"]), ("children", ["ˈtʃɪldɹən"]), ("read", ["ɹɛd", "ɹid"]),
      ("isn't", ["ˈɪzənt", "ɪzənt", "ˈɪzən"]),
      ("record", ["ɹəˈkɔɹd", "ˈɹɛkɚd", "ɹɪˈkɔɹd"]), ("tokyo", ["ˈtoʊkiˌoʊ"]), ("d'artagnan", ["dəɹˈtæŋjən"]),
      ("qwxyz", []),
    ])
  func realWords(word: String, expected: [String]) throws {
    let path = try InstalledDictionary.path(.pronunciation, PronouncingDictionary.file)
    let found = try PronouncingDictionary(path).pronunciations(of: word).map(\.ipa)
    #expect(found == expected)
  }

  @Test(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
  func everyLineOfThePronouncingDictionaryIsRead() throws {
    let path = try InstalledDictionary.path(.pronunciation, PronouncingDictionary.file)
    let lines = SortedLines(try OpenFile(path).contents(), keyEnd: UInt8(ascii: " "), or: UInt8(ascii: "("))
    let dictionary = try PronouncingDictionary(path)
    var (count, silent) = (0, [String]())
    var previous = ""
    lines.forEachKey { key in
      count += 1
      let word = String(decoding: key, as: UTF8.self)
      defer { previous = word }
      if word != previous, dictionary.pronunciations(of: word).isEmpty { silent.append(word) }
    }
    #expect(count == 135_166)
    #expect(silent.isEmpty)
  }
}
