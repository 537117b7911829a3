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
      + HelpTable.rows(command.options.map { (written($0), purpose($0, of: command)) }) + "\n"
      + heading("Examples", "例")
      + examples(command).map { "  # \($0.purpose)\n  \($0.line)\n" }.joined() + notes(command)
  }

  private func written(_ option: OptionName) -> String {
    "  --\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private func heading(_ english: String, _ japanese: String) -> String { say(english, japanese) + ":\n" }

  private func synopses(_ command: CommandName) -> [String] {
    switch command {
    case .subtitle: ["jimaku subtitle [OPTION…] FILE…"]
    case .serve: ["jimaku serve [OPTION…] [FOLDER|FILE…]"]
    case .translate: ["jimaku translate [OPTION…] TEXT…", "… | jimaku translate [OPTION…]"]
    case .define: ["jimaku define [OPTION…] WORD…"]
    case .packs:
      [
        "jimaku packs list [--json]", "jimaku packs import FOLDER --from LANG --to LANG [--name NAME]",
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
        (say("one sentence", "1つの文を翻訳する"), "jimaku translate \"It was the best of times.\""),
        (say("a file, line by line", "ファイルを1行ずつ翻訳する"), "jimaku translate < talk.txt > talk.ja.txt"),
      ]
    case .define:
      [
        (say("a word in any form", "語形が変わっていても調べられる"), "jimaku define children's"),
        (say("a phrase, also with its object in the middle", "間に目的語が入った句も調べる"), "jimaku define gave it up"),
        (say("everything, for a program", "プログラム向けに、すべてを出力する"), "jimaku define --json run"),
      ]
    case .packs:
      [
        (
          say("a model exported by 'optimum-cli export onnx'", "optimum-cli export onnx で変換したモデルを追加する"),
          "jimaku packs import opus-mt-en-es --from en --to es"
        ),
        (say("what is installed", "インストール済みのパックを表示する"), "jimaku packs list"),
      ]
    case .doctor:
      [(say("what is here, and what is wrong", "状態と問題点を確認する"), "jimaku doctor")]
    case .engine: []
    }
  }

  private func notes(_ command: CommandName) -> String {
    let lines =
      switch command {
      case .subtitle: subtitleNotes
      case .define: defineNotes
      case .serve: serveNotes
      case .packs: packsNotes
      case .translate, .doctor, .engine: [String]()
      }
    return lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined()
  }

  private var serveNotes: [String] {
    [
      say("A video plays at once and its subtitles come after it.", "動画はすぐに再生でき、字幕は後から追いかけて表示されます。"),
      say(
        "What was heard is kept: the next time all is there at once.",
        "認識の結果は保存されるので、次からはすぐに全部表示されます。"),
      say("Ctrl-C ends the server.", "Ctrl-C で終了します。"),
    ]
  }

  private var packsNotes: [String] {
    [
      say(
        "Marian and M2M100 models are taken, with a merged or a split decoder.",
        "Marian と M2M100 のモデルに対応しています（デコーダーは merged と分割のどちらでも可）。"),
      say(
        "A pack is tried before it is installed; nothing is left of one that fails.",
        "パックは試してからインストールします。失敗した場合は何も残りません。"),
    ]
  }

  private var defineNotes: [String] {
    [
      say(
        "Words that make no phrase together are explained one by one.",
        "全体で句にならない場合は、単語を1つずつ説明します。"),
      say(
        "Exit status: 0 done, 1 a word is unknown, 2 wrong usage.",
        "終了コード: 0 完了、1 辞書にない語がある、2 使い方の誤り。"),
    ]
  }

  private var subtitleNotes: [String] {
    [
      say(
        "Written are talk.en.srt, talk.ja.srt and, with both languages, talk.en-ja.srt.",
        "作成するファイルは talk.en.srt、talk.ja.srt と、両方の言語が入った talk.en-ja.srt です。"),
      say(
        "Files that are there already are kept. Ctrl-C stops the work and keeps what is finished.",
        "すでにあるファイルは残します。Ctrl-C で中断すると、できた分の字幕を保存します。"),
      say(
        "Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted.",
        "終了コード: 0 完了、1 失敗、2 使い方の誤り、130 中断。"),
    ]
  }
}
