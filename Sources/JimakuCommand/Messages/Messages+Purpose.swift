extension Messages {
  /// What a command is for, in one line.
  func purpose(_ command: CommandName) -> String {
    switch command {
    case .subtitle: say("Make subtitle files from the speech of videos.", "動画の話し声から字幕ファイルを作ります。")
    case .serve: say("Open the player for learners in the browser.", "学習用プレーヤーをブラウザーで使えるようにします。")
    case .translate: say("Translate subtitle files or lines of text.", "字幕ファイルやテキストを翻訳します。")
    case .define:
      say("Show what a word or phrase means, in Japanese and English.", "単語や句の意味を日本語と英語で表示します。")
    case .packs:
      say("Show, import and remove language packs.", "言語パックを表示、追加、削除します。")
    case .languages:
      say("Show which languages can be translated.", "翻訳できる言語を表示します。")
    case .doctor:
      say("Show what is installed and what is wrong.", "インストールの状態と問題点を表示します。")
    case .engine:
      say("Be the worker process; started by jimaku itself.", "処理用のプロセスとして動きます（jimaku が自分で起動します）。")
    }
  }

  /// What an option does for a command.
  func purpose(_ option: OptionName, of command: CommandName?) -> String {
    switch option {
    case .to where command == .packs:
      say("language that the model translates to", "モデルの翻訳先の言語")
    case .from where command == .packs:
      say("language that the model translates from", "モデルの翻訳元の言語")
    case .to:
      switch command {
      case .subtitle:
        say("language to translate to, or none (default: ja)", "翻訳先の言語。none で翻訳なし（既定値: ja）")
      case .translate:
        say(
          "languages to translate to; several with commas (default: ja)",
          "翻訳先の言語。複数の場合はコンマ区切り（既定値: ja）")
      default:
        say("language to translate to (default: ja)", "翻訳先の言語（既定値: ja）")
      }
    case .from:
      command == .translate
        ? say("language of the text (default: found out)", "テキストの言語（既定値: 自動判別）")
        : say("language that is spoken (default: en)", "話されている言語（既定値: en）")
    case .format where command == .translate:
      say(
        "the files are srt, vtt or ass (default: found out)",
        "ファイルの形式。srt、vtt、ass のいずれか（既定値: 自動判別）")
    case .format:
      say(
        "srt, vtt, ass, json, txt; several with commas (default: srt)",
        "srt、vtt、ass、json、txt。複数の場合はコンマ区切り（既定値: srt）")
    case .output where command == .translate:
      say(
        "file or folder to write to; also -o (default: beside the input)",
        "出力先のファイルかフォルダー。-o も可（既定値: 入力と同じ場所）")
    case .output: say("folder for the files (default: beside the video)", "ファイルを作るフォルダー（既定値: 動画と同じ場所）")
    case .order:
      say(
        "which language is above, en-ja or ja-en (default: en-ja)", "上に表示する言語の順。en-ja または ja-en（既定値: en-ja）")
    case .audioTrack:
      say("audio track, by number from 1 or by language", "音声トラック。1 からの番号、または言語で指定")
    case .start: say("begin here: 90, 1:30 or 00:01:30.5", "開始時刻（90、1:30、00:01:30.5 など）")
    case .overwrite: say("replace files that are there already", "すでにあるファイルを置き換える")
    case .bom:
      say("begin text files with a byte order mark, for old players", "古いプレーヤー向けに、ファイルの先頭に BOM を付ける")
    case .bilingual: say("both languages in each subtitle", "1つの字幕に両方の言語を入れる")
    case .glossary:
      say("names to keep: source, target, case rule, with tabs between", "訳語を決める用語集（原語、訳語、規則のタブ区切り）")
    case .all: say("show every meaning and example", "すべての語義と例文を表示する")
    case .json:
      command == .doctor
        ? say("print one JSON object", "JSON で出力する")
        : say("print JSON objects, one a line", "JSON で1行に1件ずつ出力する")
    case .quiet: say("show no progress and no warnings", "進み具合と警告を表示しない")
    case .port:
      say("port of the address (default: 7420, or a free one)", "アドレスのポート番号（既定値: 7420。使用中なら空いている番号）")
    case .host:
      say("address to listen on (default: 127.0.0.1)", "待ち受けるアドレス（既定値: 127.0.0.1）")
    case .open: say("open the page in the browser", "ブラウザーでページを開く")
    case .batchSize:
      say("translate at most N lines together (default: 10)", "一度に翻訳する行数の上限（既定値: 10）")
    case .name: say("name of the pack (default: of languages and folder)", "パックの名前（既定値: 言語とフォルダー名から）")
    case .help: say("show this help", "この説明を表示する")
    case .version: say("show the version", "バージョンを表示する")
    }
  }
}
