internal import Dictionary

extension Messages {
  /// The place of a word by frequency.
  func rank(_ rank: Int) -> String { say("(no. \(rank) by frequency)", "（頻度 \(rank) 位）") }

  /// How many meanings are not shown, and how to see them.
  func hiddenMeanings(_ number: Int) -> String {
    say(
      "… \(count(number, "more meaning", "more meanings")) in English: --all",
      "… 英語の語義はほかに \(number) 件（--all で表示）")
  }

  /// The heading over the meanings of a part of speech.
  func senses(_ partOfSpeech: PartOfSpeech?, inEnglish: Bool) -> String {
    let name = partOfSpeech.map(name) ?? say("phrase", "語句")
    return inEnglish ? say("\(name), in English", "\(name)（英英）") : name
  }

  /// Who made what is shown, as the licences want it said.
  func credits(_ sources: [DictionaryPack]) -> String {
    say("Sources: ", "出典: ") + list(sources.map(credit))
  }

  func unknownWord(_ word: String, _ suggestions: [String]) -> String {
    say("No dictionary has \(quoted(word)).", "\(quoted(word))は辞書にありません。")
      + (suggestions.isEmpty
        ? say(" Check its spelling.", "つづりを確認してください。")
        : say(" Similar words: \(list(suggestions.map(shown))).", "つづりの近い語: \(list(suggestions.map(shown)))。"))
  }

  func dictionary(_ error: DictionaryError) -> String {
    let (file, detail) = (quoted(error.file), shown(error.detail))
    return switch error.code {
    case .unreadable:
      say(
        "The dictionary file \(file) cannot be read (\(detail)). Run 'make setup', which installs it again.",
        "辞書のファイル\(file)を読み取れません（\(detail)）。make setup を実行すると、もう一度インストールされます。")
    case .badIndex, .badArchive, .damagedText, .badEntry:
      say(
        "The dictionary file \(file) is damaged (\(detail)). Run 'make setup', which installs it again.",
        "辞書のファイル\(file)は壊れています（\(detail)）。make setup を実行すると、もう一度インストールされます。")
    }
  }

  private func credit(_ source: DictionaryPack) -> String {
    switch source {
    case .freeDict: "FreeDict/WikDict (CC BY-SA 3.0)"
    case .edict: "EDICT © EDRDG (CC BY-SA 3.0)"
    case .wordNet: "WordNet 3.0 © Princeton University"
    case .pronunciation: "CMUdict © Carnegie Mellon University"
    case .frequency: "wordfreq (CC BY-SA 4.0)"
    }
  }

  private func name(_ partOfSpeech: PartOfSpeech) -> String {
    switch partOfSpeech {
    case .noun: say("noun", "名詞")
    case .properNoun: say("name", "固有名詞")
    case .verb: say("verb", "動詞")
    case .adjective: say("adjective", "形容詞")
    case .adverb: say("adverb", "副詞")
    case .pronoun: say("pronoun", "代名詞")
    case .determiner: say("determiner", "限定詞")
    case .article: say("article", "冠詞")
    case .preposition: say("preposition", "前置詞")
    case .postposition: say("postposition", "後置詞")
    case .conjunction: say("conjunction", "接続詞")
    case .particle: say("particle", "不変化詞")
    case .numeral: say("numeral", "数詞")
    case .interjection: say("interjection", "間投詞")
    case .symbol: say("symbol", "記号")
    case .prefix: say("prefix", "接頭辞")
    case .suffix: say("suffix", "接尾辞")
    case .phrase: say("phrase", "句")
    case .proverb: say("proverb", "ことわざ")
    }
  }
}
