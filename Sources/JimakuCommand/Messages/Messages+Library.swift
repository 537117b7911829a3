internal import Library

extension Messages {
  /// That a damaged library is at `place` now.
  func setAside(_ place: String) -> String {
    say(
      "The library was damaged. It is kept as \(quoted(place)), and a new one was begun.",
      "ライブラリーが壊れていたため、\(quoted(place))に退避し、新しく作り直しました。")
  }

  func library(_ error: LibraryError) -> String {
    let file = quoted(error.path)
    switch error.code {
    case .notFound:
      return say(
        "This is not in the library any more. Load the page again.", "ライブラリーに見つかりません。ページを再読み込みしてください。")
    case .emptySpan, .cueOutsideRanges:
      return say("A line must end after it begins. Correct its times.", "字幕の終了時刻は開始時刻より後にしてください。")
    case .newerSchema:
      return say(
        "The library \(file) was made by a newer jimaku. Update jimaku, or set JIMAKU_HOME to another folder.",
        "ライブラリー\(file)は、より新しい jimaku で作られています。jimaku を更新するか、JIMAKU_HOME に別のフォルダーを指定してください。")
    case .notALibrary:
      return say(
        "\(file) belongs to another program. Move it away, or set JIMAKU_HOME to another folder.",
        "\(file)は別のプログラムのファイルです。移動するか、JIMAKU_HOME に別のフォルダーを指定してください。")
    case .damaged:
      return say(
        "The library \(file) is damaged. Start jimaku again: it puts the file aside and begins a new one.",
        "ライブラリー\(file)は壊れています。jimaku を起動し直すと、このファイルを退避して新しく作り直します。")
    case .cannotSetAside, .readOnly, .cannotOpen:
      return say(
        "The library \(file) cannot be written (\(shown(error.detail))). Change the permissions of its folder, or set JIMAKU_HOME to another one.",
        "ライブラリー\(file)に書き込めません（\(shown(error.detail))）。フォルダーの権限を変更するか、JIMAKU_HOME に別のフォルダーを指定してください。")
    case .unsuitableFileSystem:
      return say(
        "The library \(file) is on a file system that cannot hold it. Set JIMAKU_HOME to a folder on a local disk.",
        "ライブラリー\(file)は、このファイルシステムには置けません。JIMAKU_HOME にローカルディスクのフォルダーを指定してください。")
    case .diskFull:
      return say(
        "The disk is full, so that nothing more can be kept. Free some space.",
        "ディスクの空きがないため、保存できません。空きを増やしてください。")
    case .busy:
      return say(
        "Another program is using the library \(file). Try again in a moment.",
        "別のプログラムがライブラリー\(file)を使用中です。少し待ってからもう一度試してください。")
    case .inputOutput, .other:
      return say(
        "The library \(file) failed (\(shown(error.detail))). Check the disk it is on.",
        "ライブラリー\(file)でエラーが起きました（\(shown(error.detail))）。保存先のディスクを確認してください。")
    }
  }
}
