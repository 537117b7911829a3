internal import Media

extension Messages {
  func media(_ error: MediaError) -> String {
    let file = quoted(error.path)
    switch error.code {
    case .notFound:
      return say(
        "There is no file \(file). Check the name and the folder.",
        "\(file)というファイルはありません。名前とフォルダーを確認してください。")
    case .isDirectory:
      return say(
        "\(file) is a folder. Name the files inside, for example with a pattern like *.mp4.",
        "\(file)はフォルダーです。中のファイルを指定してください（例: *.mp4）。")
    case .emptyFile:
      return say(
        "\(file) is empty. Copy or download it again.",
        "\(file)は空のファイルです。コピーまたはダウンロードをやり直してください。")
    case .permissionDenied:
      return say(
        "\(file) may not be read by this user. Change its permissions, for example with 'chmod u+r'.",
        "\(file)を読む権限がありません。chmod u+r などで権限を変更してください。")
    case .readFailed:
      return say(
        "\(file) cannot be read (\(shown(error.detail))). Check the disk or the network drive it is on.",
        "\(file)を読み取れません（\(shown(error.detail))）。保存先のディスクやネットワークドライブを確認してください。")
    case .notMedia:
      return say(
        "\(file) is neither video nor audio, whatever its name says. Choose another file.",
        "\(file)は、名前にかかわらず、動画でも音声でもありません。別のファイルを指定してください。")
    case .truncatedIndex:
      return say(
        "\(file) is not complete: its index is missing, as in a download that was cut off. Download or record it again.",
        "\(file)は不完全です。途中で切れたダウンロードのように、索引がありません。ダウンロードや録画をやり直してください。")
    case .noAudioTrack:
      return say(
        "\(file) has no sound. Choose a file with speech.",
        "\(file)には音声がありません。話し声の入ったファイルを指定してください。")
    case .noSuchTrack:
      return say(
        "\(file) has no such audio track. It has: \(tracks(error.detail)). Choose one of them with --audio-track.",
        "\(file)にそのような音声トラックはありません。あるのは \(tracks(error.detail))です。--audio-track で選び直してください。")
    case .undecodableTrack:
      return say(
        "The sound of \(file) is in a format that cannot be decoded here (\(shown(error.detail))). Choose another track with --audio-track, or convert the file with ffmpeg.",
        "\(file)の音声の形式（\(shown(error.detail))）は、ここでは再生できません。--audio-track で別のトラックを選ぶか、ffmpeg でファイルを変換してください。")
    case .emptyTrack:
      return say(
        "The audio track of \(file) holds no sound. Choose another file, or another track with --audio-track.",
        "\(file)の音声トラックは空です。別のファイルを指定するか、--audio-track で別のトラックを選んでください。")
    case .decodeFailed:
      return say(
        "The sound of \(file) is damaged: none of it can be decoded. Copy or download it again.",
        "\(file)の音声は壊れていて、まったく再生できません。コピーまたはダウンロードをやり直してください。")
    case .unsupportedFormat:
      return say(
        "The sound of \(file) has a form that cannot be converted (\(shown(error.detail))). Convert the file with ffmpeg first.",
        "\(file)の音声の形式（\(shown(error.detail))）は変換できません。先に ffmpeg で変換してください。")
    case .noSubtitleTrack:
      return say("\(file) has no subtitles inside.", "\(file)に字幕は含まれていません。")
    case .noSuchSubtitleTrack:
      return say(
        "\(file) has no such subtitle track. It has: \(tracks(error.detail)).",
        "\(file)にそのような字幕トラックはありません。あるのは \(tracks(error.detail))です。")
    case .pictureSubtitles:
      return say(
        "The subtitles in \(file) are pictures, not text, and cannot be taken out.",
        "\(file)の字幕は文字ではなく画像のため、取り出せません。")
    case .notSubtitles:
      return say(
        "\(file) holds no subtitles of a known format. Use SRT, WebVTT or ASS.",
        "\(file)には既知の形式の字幕がありません。SRT、WebVTT、ASSのいずれかを使ってください。")
    case .unknownEncoding:
      return say(
        "The character encoding of \(file) cannot be told. Save it as UTF-8.",
        "\(file)の文字コードを判別できません。UTF-8で保存し直してください。")
    case .encodeFailed:
      return say(
        "\(file) cannot be converted for playback (\(shown(error.detail))). Install Debian's ffmpeg packages again.",
        "\(file)を再生用に変換できません（\(shown(error.detail))）。Debianのffmpegパッケージを入れ直してください。")
    case .cancelled:
      return say("The reading of \(file) was cancelled.", "\(file)の読み取りは中止されました。")
    }
  }

  /// `1:eng 2:und` as "1 (eng), 2 (no language)".
  private func tracks(_ detail: String) -> String {
    list(
      detail.split(separator: " ").map { track in
        let parts = track.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return shown(String(track)) }
        let language = parts[1] == "und" ? say("no language", "言語の指定なし") : shown(String(parts[1]))
        return say("\(parts[0]) (\(language))", "\(parts[0])（\(language)）")
      })
  }
}
