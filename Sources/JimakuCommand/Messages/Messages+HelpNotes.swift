extension Messages {
  /// What stands under the examples of a command's help.
  func notes(_ command: CommandName) -> String {
    let lines =
      switch command {
      case .subtitle: subtitleNotes
      case .define: defineNotes
      case .serve: serveNotes
      case .translate: translateNotes
      case .packs: packsNotes
      case .languages, .doctor, .engine: [String]()
      }
    return lines.isEmpty ? "" : "\n" + lines.map { $0 + "\n" }.joined()
  }

  private var packsNotes: [String] {
    [
      say(
        "Marian and M2M100 models are taken as Optimum or Tools/packs exports them, and finished packs.",
        "Optimum か Tools/packs で変換した Marian と M2M100 のモデル、または完成したパックを追加できます。"),
      say(
        "A pack is tried before it is installed; nothing is left of one that fails.",
        "パックは動作を確かめてからインストールします。失敗した場合は何も残りません。"),
    ]
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

  private var translateNotes: [String] {
    [
      say(
        "Files are SRT, WebVTT, ASS or SSA, by their names, in any encoding; what is written is UTF-8.",
        "字幕ファイルは SRT、WebVTT、ASS、SSA（拡張子で判断、文字コードは自動判別）。出力は UTF-8 です。"),
      say(
        "Times, styles, positions and notes stay as they are, and so does the number of subtitles.",
        "時刻、スタイル、位置、コメントと、字幕の数はそのまま残ります。"),
      say(
        "Without --from the language is found out, by file or by the first lines; if unsure, it is English.",
        "--from がない場合、言語はファイルや最初の数行から判別します（判別できなければ英語）。"),
      say(
        "Sentences in another language stay as they are, and you are told where.",
        "別の言語で書かれた文は、そのまま残して位置を知らせます。"),
      glossaryNote,
      say(
        "Files that are there already are kept. Exit status: 0 done, 1 failed, 2 usage, 130 interrupted.",
        "すでにあるファイルは残します。終了コード: 0 完了、1 失敗、2 使い方の誤り、130 中断。"),
    ]
  }

  private var glossaryNote: String {
    say(
      "Case rules of a glossary: sensitive (the default), insensitive, as-first-letter.",
      "用語集の規則（大文字小文字）: sensitive（既定）、insensitive、as-first-letter。")
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
      glossaryNote,
      say(
        "Files that are there already are kept. Ctrl-C stops the work and keeps what is finished.",
        "すでにあるファイルは残します。Ctrl-C で中断すると、できた分の字幕を保存します。"),
      say(
        "Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted.",
        "終了コード: 0 完了、1 失敗、2 使い方の誤り、130 中断。"),
    ]
  }
}
