extension Messages {
  func output(_ error: OutputError) -> String {
    let path = quoted(error.path)
    switch error.code {
    case .exists:
      return say(
        "\(path) is there already and is kept. Use --overwrite to replace it.",
        "\(path)はすでにあるため、そのまま残しました。置き換えるには --overwrite を指定してください。")
    case .targetIsFolder:
      return say(
        "\(path) is a folder; a subtitle file cannot take its place. Choose another folder with --output.",
        "\(path)はフォルダーのため、字幕ファイルを書き込めません。--output で別のフォルダーを指定してください。")
    case .folderMissing:
      return say(
        "There is no folder \(path). Make it first, or choose another with --output.",
        "\(path)というフォルダーはありません。先に作るか、--output で別のフォルダーを指定してください。")
    case .notAFolder:
      return say(
        "\(path) is a file, not a folder. Choose a folder with --output.",
        "\(path)はフォルダーではなくファイルです。--output でフォルダーを指定してください。")
    case .notPermitted:
      return say(
        "This user may not write into the folder \(path). Change its permissions, or choose another with --output.",
        "フォルダー\(path)に書き込む権限がありません。権限を変更するか、--output で別のフォルダーを指定してください。")
    case .readOnly:
      return say(
        "The folder \(path) is on a read-only file system. Choose another with --output.",
        "フォルダー\(path)は読み取り専用のファイルシステムにあります。--output で別のフォルダーを指定してください。")
    case .diskFull:
      return say(
        "The disk is full: \(path) could not be written, and nothing was left behind. Free some space, or choose another folder with --output.",
        "ディスクの空きがないため、\(path)を書き込めませんでした。書きかけのファイルは残っていません。空きを増やすか、--output で別のフォルダーを指定してください。")
    case .nameTooLong:
      return say(
        "The name of \(path) is too long for its file system. Rename the video to something shorter, or choose a shorter --output.",
        "\(path)という名前は、このファイルシステムには長すぎます。動画の名前を短くするか、--output に短いフォルダーを指定してください。")
    case .busy:
      return say(
        "Another jimaku is writing \(path) just now. Wait until it has ended.",
        "別の jimaku が\(path)に書き込んでいます。終わるまでお待ちください。")
    case .sameTarget:
      let earlier = quoted(error.detail)
      return say(
        "\(path) would also be written for \(earlier). Do the two in separate runs, with different --output folders.",
        "\(path)は\(earlier)の出力と同じファイルになります。--output のフォルダーを分けて、別々に実行してください。")
    case .namedTwice:
      return say(
        "\(path) is named twice and is done once. Leave it out the second time.",
        "\(path)が2回指定されていますが、処理は1回だけ行います。2回目の指定は不要です。")
    case .failed:
      return say(
        "\(path) could not be written (\(shown(error.detail))). Choose another folder with --output.",
        "\(path)を書き込めませんでした（\(shown(error.detail))）。--output で別のフォルダーを指定してください。")
    }
  }
}
