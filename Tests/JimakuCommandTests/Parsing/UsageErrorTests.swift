import Testing

@testable import JimakuCommand

/// Wrong command lines and the exact sentences for them.
@Suite struct UsageErrorTests {
  struct Case: CustomTestStringConvertible {
    var line: String
    var english: String
    var japanese: String
    var help = "jimaku subtitle --help"
    var testDescription: String { line }
  }

  @Test(arguments: [
    Case(
      line: "",
      english: "A command is missing, for example 'jimaku subtitle talk.mp4'.",
      japanese: "コマンドを指定してください（例: jimaku subtitle talk.mp4）。", help: "jimaku --help"),
    Case(
      line: "subtitel a",
      english: "There is no command \"subtitel\". Did you mean 'subtitle'?",
      japanese: "「subtitel」というコマンドはありません。「subtitle」のことですか？", help: "jimaku --help"),
    Case(
      line: "packages",
      english: "There is no command \"packages\".", japanese: "「packages」というコマンドはありません。",
      help: "jimaku --help"),
    Case(
      line: "packs imports x",
      english:
        "Packs cannot be asked to \"imports\"; there are list, import and remove. Did you mean 'import'?",
      japanese: "「imports」という操作はありません。list、import、remove のどれかを指定してください。「import」のことですか？",
      help: "jimaku packs --help"),
    Case(
      line: "packs import --from en --to es",
      english:
        "Name the folder of a model, for example 'jimaku packs import opus-mt-en-es --from en --to es'.",
      japanese: "モデルのフォルダーを指定してください（例: jimaku packs import opus-mt-en-es --from en --to es）。",
      help: "jimaku packs --help"),
    Case(
      line: "packs import x --from en", english: "--to is missing.", japanese: "--to を指定してください。",
      help: "jimaku packs --help"),
    Case(
      line: "packs import x --from en --to en-GB",
      english: "--from and --to name one language, \"en\"; choose two.",
      japanese: "--from と --to が同じ言語「en」です。異なる言語を指定してください。", help: "jimaku packs --help"),
    Case(
      line: "packs remove", english: "Name the pack, as 'jimaku packs list' shows it.",
      japanese: "パックの名前を指定してください。名前は jimaku packs list で確認できます。",
      help: "jimaku packs --help"),
    Case(
      line: "packs list x", english: "Nothing can be done with \"x\" here.", japanese: "ここでは「x」を指定できません。",
      help: "jimaku packs --help"),
    Case(
      line: "subtitle --overwirte a",
      english: "There is no option \"--overwirte\". Did you mean '--overwrite'?",
      japanese: "「--overwirte」というオプションはありません。「--overwrite」のことですか？"),
    Case(
      line: "subtitle -x a",
      english: "There is no option \"-x\".", japanese: "「-x」というオプションはありません。"),
    Case(line: "subtitle a --to", english: "--to needs a value.", japanese: "--to には値が必要です。"),
    Case(
      line: "subtitle a --json=yes",
      english: "--json takes no value, but \"yes\" was given.",
      japanese: "--json に値は指定できません（指定された値: 「yes」）。"),
    Case(
      line: "subtitle",
      english: "Name at least one video or audio file.",
      japanese: "動画または音声のファイルを1つ以上指定してください。"),
    Case(
      line: "subtitle a --to 日本語",
      english: "\"日本語\" is no value for --to: a language is needed, such as ja, or none.",
      japanese: "「日本語」は --to の値として使えません。ja のような言語、または none を指定してください。"),
    Case(
      line: "subtitle a --from x",
      english: "\"x\" is no value for --from: a language is needed, such as en or ja.",
      japanese: "「x」は --from の値として使えません。en や ja のような言語を指定してください。"),
    Case(
      line: "subtitle a --format srt,vtl",
      english:
        "\"vtl\" is no value for --format: the formats are srt, vtt, ass, json, txt, with commas between several. "
        + "Did you mean 'vtt'?",
      japanese:
        "「vtl」は --format の値として使えません。指定できる形式は srt、vtt、ass、json、txt で、複数の場合はコンマで区切ります。"
        + "「vtt」のことですか？"),
    Case(
      line: "subtitle a --order en",
      english: "\"en\" is no value for --order: it is en-ja or ja-en.",
      japanese: "「en」は --order の値として使えません。en-ja または ja-en を指定してください。"),
    Case(
      line: "subtitle a --output=",
      english: "\"\" is no value for --output: the name of a folder is needed.",
      japanese: "「」は --output の値として使えません。フォルダーの名前を指定してください。"),
    Case(
      line: "subtitle a --audio-track 0",
      english: "\"0\" is no value for --audio-track: a track number from 1 or a language is needed.",
      japanese: "「0」は --audio-track の値として使えません。1 以上のトラック番号か言語を指定してください。"),
    Case(
      line: "subtitle a --start 1:75",
      english: "\"1:75\" is no value for --start: a time is needed, such as 90, 1:30 or 00:01:30.5.",
      japanese: "「1:75」は --start の値として使えません。90、1:30、00:01:30.5 のような時刻を指定してください。"),
    Case(
      line: "subtitle a --from en --to en-GB",
      english: "--from and --to name one language, \"en-GB\"; choose two.",
      japanese: "--from と --to が同じ言語「en-GB」です。異なる言語を指定してください。"),
    Case(
      line: "translate --batch-size 0",
      english: "\"0\" is no value for --batch-size: a number from 1 to 100 is needed.",
      japanese: "「0」は --batch-size の値として使えません。1 から 100 までの数を指定してください。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --to ja,",
      english:
        "\"\" is no value for --to: languages are needed, such as ja or ja,es, with commas between several.",
      japanese: "「」は --to の値として使えません。ja や ja,es のような言語を、複数の場合はコンマで区切って指定してください。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --format sbv talk.sbv",
      english: "\"sbv\" is no value for --format: it is srt or vtt or ass.",
      japanese: "「sbv」は --format の値として使えません。srt または vtt または ass を指定してください。",
      help: "jimaku translate --help"),
    Case(
      line: "translate -o= talk.srt",
      english: "There is no option \"-o=\".", japanese: "「-o=」というオプションはありません。",
      help: "jimaku translate --help"),
    Case(
      line: "translate talk.srt Hello",
      english:
        "\"Hello\" is no subtitle file, and stands among some. Translate texts and files apart, or say what the files are with --format.",
      japanese: "「Hello」は字幕ファイルではありません。テキストとファイルは別々に翻訳するか、--format でファイルの形式を指定してください。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --bilingual Hello",
      english: "--bilingual is for subtitle files that are named, for example 'jimaku translate talk.srt'.",
      japanese: "--bilingual は、字幕ファイルの名前を指定したときだけ使えます（例: jimaku translate talk.srt）。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --format srt -o out.srt",
      english: "--output is for subtitle files that are named, for example 'jimaku translate talk.srt'.",
      japanese: "--output は、字幕ファイルの名前を指定したときだけ使えます（例: jimaku translate talk.srt）。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --format srt --to ja,es",
      english: "Standard output takes one language, not ja, es. Name the file, or one language with --to.",
      japanese: "標準出力に書き出せるのは1つの言語だけです（指定された言語: ja、es）。ファイル名を指定するか、--to の言語を1つにしてください。",
      help: "jimaku translate --help"),
    Case(
      line: "translate --bilingual --order en-fr a.srt",
      english: "\"en-fr\" is no value for --order: it is en-ja or ja-en.",
      japanese: "「en-fr」は --order の値として使えません。en-ja または ja-en を指定してください。",
      help: "jimaku translate --help"),
    Case(
      line: "define --json",
      english: "Name a word or a phrase, for example 'jimaku define gave up'.",
      japanese: "単語または句を指定してください（例: jimaku define gave up）。", help: "jimaku define --help"),
    Case(
      line: "doctor now",
      english: "Nothing can be done with \"now\" here.", japanese: "ここでは「now」を指定できません。",
      help: "jimaku doctor --help"),
  ])
  func everyMistakeHasItsSentence(_ test: Case) throws {
    let error = try #require(throws: UsageError.self) {
      _ = try Invocation(test.line.split(separator: " ").map(String.init))
    }
    #expect(
      Messages(language: .english).usage(error)
        == "jimaku: \(test.english)\nTry '\(test.help)' for more information.\n")
    #expect(
      Messages(language: .japanese).usage(error)
        == "jimaku: \(test.japanese)\n使い方は「\(test.help)」で確認できます。\n")
  }
}
