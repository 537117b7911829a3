extension Messages {
  /// What is wrong with the command line, and where help is.
  func usage(_ error: UsageError) -> String {
    let help = error.command.map { "jimaku \($0.rawValue) --help" } ?? "jimaku --help"
    return errorLine(sentence(error.fault))
      + say("Try '\(help)' for more information.\n", "使い方は「\(help)」で確認できます。\n")
  }

  private func sentence(_ fault: UsageError.Fault) -> String {
    switch fault {
    case .noCommand:
      say(
        "A command is missing, for example 'jimaku subtitle talk.mp4'.",
        "コマンドを指定してください（例: jimaku subtitle talk.mp4）。")
    case .unknownCommand(let word, let suggestion):
      say("There is no command \(quoted(word)).", "\(quoted(word))というコマンドはありません。") + hint(suggestion)
    case .unknownOption(let option, let suggestion):
      say("There is no option \(quoted(option)).", "\(quoted(option))というオプションはありません。")
        + hint(suggestion)
    case .missingValue(let option):
      say("\(written(option)) needs a value.", "\(written(option)) には値が必要です。")
    case .needlessValue(let option, let value):
      say(
        "\(written(option)) takes no value, but \(quoted(value)) was given.",
        "\(written(option)) に値は指定できません（指定された値: \(quoted(value))）。")
    case .badValue(let option, let value, let expectation):
      say(
        "\(quoted(value)) is no value for \(written(option)): \(expected(expectation)).",
        "\(quoted(value))は \(written(option)) の値として使えません。\(expected(expectation))。") + hint(expectation)
    case .missingFiles:
      say("Name at least one video or audio file.", "動画または音声のファイルを1つ以上指定してください。")
    case .missingWord:
      say(
        "Name a word or a phrase, for example 'jimaku define gave up'.",
        "単語または句を指定してください（例: jimaku define gave up）。")
    case .needlessOperand(let operand):
      say("Nothing can be done with \(quoted(operand)) here.", "ここでは\(quoted(operand))を指定できません。")
    case .unknownAction(let word, let suggestion):
      say(
        "Packs cannot be asked to \(quoted(word)); there are list, import and remove.",
        "\(quoted(word))という操作はありません。list、import、remove のどれかを指定してください。") + hint(suggestion)
    case .missingModelFolder:
      say(
        "Name the folder of a model, for example 'jimaku packs import opus-mt-en-es --from en --to es'.",
        "モデルのフォルダーを指定してください（例: jimaku packs import opus-mt-en-es --from en --to es）。")
    case .missingPackName:
      say(
        "Name the pack, as 'jimaku packs list' shows it.",
        "パックの名前を指定してください。名前は jimaku packs list で確認できます。")
    case .missingOption(let option):
      say("\(written(option)) is missing.", "\(written(option)) を指定してください。")
    case .sameLanguages(let tag):
      say(
        "--from and --to name one language, \(quoted(tag)); choose two.",
        "--from と --to が同じ言語\(quoted(tag))です。異なる言語を指定してください。")
    case .severalLanguagesAtOnce(let tags):
      say(
        "Standard output takes one language, not \(list(tags)). Name the file, or one language with --to.",
        "標準出力に書き出せるのは1つの言語だけです（指定された言語: \(list(tags))）。ファイル名を指定するか、--to の言語を1つにしてください。")
    case .onlyForNamedFiles(let option):
      say(
        "\(written(option)) is for subtitle files that are named, for example 'jimaku translate talk.srt'.",
        "\(written(option)) は、字幕ファイルの名前を指定したときだけ使えます（例: jimaku translate talk.srt）。")
    case .textAmongFiles(let text):
      say(
        "\(quoted(text)) is no subtitle file, and stands among some. Translate texts and files apart, or say what the files are with --format.",
        "\(quoted(text))は字幕ファイルではありません。テキストとファイルは別々に翻訳するか、--format でファイルの形式を指定してください。")
    }
  }

  private func expected(_ expectation: UsageError.Expectation) -> String {
    switch expectation {
    case .language:
      say("a language is needed, such as en or ja", "en や ja のような言語を指定してください")
    case .languageOrNone:
      say("a language is needed, such as ja, or none", "ja のような言語、または none を指定してください")
    case .languages:
      say(
        "languages are needed, such as ja or ja,es, with commas between several",
        "ja や ja,es のような言語を、複数の場合はコンマで区切って指定してください")
    case .list(let known, _):
      say(
        "the formats are \(known.joined(separator: ", ")), with commas between several",
        "指定できる形式は \(known.joined(separator: "、")) で、複数の場合はコンマで区切ります")
    case .oneOf(let known):
      say(
        "it is \(known.joined(separator: " or "))",
        "\(known.joined(separator: " または ")) を指定してください")
    case .folder:
      say("the name of a folder is needed", "フォルダーの名前を指定してください")
    case .path:
      say("the name of a folder or file is needed", "フォルダーかファイルの名前を指定してください")
    case .trackNumberOrLanguage:
      say("a track number from 1 or a language is needed", "1 以上のトラック番号か言語を指定してください")
    case .time:
      say("a time is needed, such as 90, 1:30 or 00:01:30.5", "90、1:30、00:01:30.5 のような時刻を指定してください")
    case .count(let range):
      say(
        "a number from \(range.lowerBound) to \(range.upperBound) is needed",
        "\(range.lowerBound) から \(range.upperBound) までの数を指定してください")
    }
  }

  private func hint(_ expectation: UsageError.Expectation) -> String {
    if case .list(_, let suggestion) = expectation { return hint(suggestion) }
    return ""
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { say(" Did you mean '\($0)'?", "「\($0)」のことですか？") } ?? ""
  }

  private func written(_ option: OptionName) -> String { "--\(option.rawValue)" }
}
