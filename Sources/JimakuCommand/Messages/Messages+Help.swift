extension Messages {
  /// What `--version` prints.
  var version: String { "jimaku \(Self.number)\n" }

  /// The version of the program.
  static let number = "0.1.0"

  /// The overview of all commands.
  var overview: String {
    let commands = CommandName.visible.map { (jimaku: "  " + $0.rawValue, purpose($0)) }
    return say(
      "Subtitles in two languages, made on this machine.", "このコンピューターだけで、二か国語の字幕を作ります。")
      + "\n\n" + heading("Usage", "使い方") + "  jimaku COMMAND [OPTION…] [FILE…]\n\n"
      + heading("Commands", "コマンド") + HelpTable.rows(commands.map { ($0.jimaku, $0.1) }) + "\n"
      + heading("Options", "オプション")
      + HelpTable.rows([
        ("  --help", purpose(.help, of: nil)), ("  --version", purpose(.version, of: nil)),
      ]) + "\n" + heading("Example", "例") + "  jimaku subtitle talk.mp4\n\n"
      + say("'jimaku COMMAND --help' explains a command.", "コマンドごとの説明は「jimaku COMMAND --help」で表示されます。")
      + "\n"
  }

  /// The help of one command.
  func help(_ command: CommandName) -> String {
    purpose(command) + "\n\n" + heading("Usage", "使い方") + synopses(command).map { "  \($0)\n" }.joined()
      + "\n"
      + heading("Options", "オプション")
      + HelpTable.rows(command.options.map { (written($0, of: command), purpose($0, of: command)) }) + "\n"
      + heading("Examples", "例")
      + examples(command).map { "  # \($0.purpose)\n  \($0.line)\n" }.joined() + notes(command)
  }

  private func written(_ option: OptionName, of command: CommandName) -> String {
    "  --\(option.rawValue)" + (option.placeholder(of: command).map { " \($0)" } ?? "")
  }

  private func heading(_ english: String, _ japanese: String) -> String { say(english, japanese) + ":\n" }

  private func synopses(_ command: CommandName) -> [String] {
    switch command {
    case .subtitle: ["jimaku subtitle [OPTION…] FILE…"]
    case .serve: ["jimaku serve [OPTION…] [FOLDER|FILE…]"]
    case .translate:
      [
        "jimaku translate [OPTION…] FILE…", "jimaku translate [OPTION…] TEXT…",
        "… | jimaku translate [OPTION…]",
      ]
    case .languages: ["jimaku languages [--json]"]
    case .define: ["jimaku define [OPTION…] WORD…"]
    case .packs:
      [
        "jimaku packs [list] [--json]", "jimaku packs import FOLDER --from LANG --to LANG [--name NAME]",
        "jimaku packs remove NAME",
      ]
    case .doctor: ["jimaku doctor [--json]"]
    case .engine: ["jimaku engine"]
    }
  }

  private func examples(_ command: CommandName) -> [(purpose: String, line: String)] {
    switch command {
    case .subtitle:
      [
        (
          say("English and Japanese subtitles beside the video", "動画と同じ場所に英語と日本語の字幕を作る"),
          "jimaku subtitle talk.mp4"
        ),
        (
          say("for the browser and for players, in another folder", "ブラウザー用とプレーヤー用の字幕を別のフォルダーに作る"),
          "jimaku subtitle --format vtt,ass --output subtitles lecture.mkv"
        ),
        (
          say("English only, from the second audio track, from 1:30", "2番目の音声の 1:30 から、英語の字幕だけを作る"),
          "jimaku subtitle --to none --audio-track 2 --start 1:30 film.mkv"
        ),
        (
          say("a name that begins with a dash", "ハイフンで始まる名前のファイルを指定する"),
          "jimaku subtitle -- -talk.mp4"
        ),
      ]
    case .serve:
      [
        (say("the videos of a folder, in the browser", "フォルダーの動画をブラウザーで見る"), "jimaku serve --open ~/Videos"),
        (
          say("also from other devices at home; the address has a secret", "家の中の他の端末からも見る（アドレスには合言葉が付く）"),
          "jimaku serve --host 0.0.0.0 ~/Videos"
        ),
      ]
    case .translate:
      [
        (
          say("a subtitle file: writes talk.ja.srt", "字幕ファイルを翻訳して talk.ja.srt を作る"),
          "jimaku translate talk.srt"
        ),
        (
          say("both languages in one file: writes talk.en-ja.vtt", "両方の言語が入った talk.en-ja.vtt を作る"),
          "jimaku translate --bilingual talk.en.vtt"
        ),
        (say("one sentence", "1つの文を翻訳する"), "jimaku translate \"It was the best of times.\""),
        (say("a file, line by line", "ファイルを1行ずつ翻訳する"), "jimaku translate < talk.txt > talk.ja.txt"),
      ]
    case .define:
      [
        (say("a word in any form", "語形が変わっていても調べられる"), "jimaku define \"children's\""),
        (say("a phrase, also with its object in the middle", "間に目的語が入った句も調べる"), "jimaku define gave it up"),
        (say("everything, for a program", "プログラム向けに、すべてを出力する"), "jimaku define --json run"),
      ]
    case .packs:
      [
        (
          say("a model exported by 'optimum-cli export onnx'", "optimum-cli export onnx で変換したモデルを追加する"),
          "jimaku packs import opus-mt-en-es --from en --to es"
        ),
        (say("what is installed", "インストール済みのパックを表示する"), "jimaku packs"),
      ]
    case .languages:
      [(say("the languages, for a program", "プログラム向けに出力する"), "jimaku languages --json")]
    case .doctor:
      [(say("what is here, and what is wrong", "状態と問題点を確認する"), "jimaku doctor")]
    case .engine: []
    }
  }
}
