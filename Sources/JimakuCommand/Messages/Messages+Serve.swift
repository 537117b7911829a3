internal import HTTPServer
internal import Server

extension Messages {
  /// Where the player is; `folders` is what it shows.
  func serving(at address: String, isLocal: Bool) -> String {
    let ending = say("Ctrl-C ends it.", "終了するには Ctrl-C を押してください。")
    let secret =
      isLocal
      ? ""
      : say(
        "Whoever has this address, with its secret, sees your videos.\n",
        "この（合言葉付きの）アドレスを知っている人は、動画を見ることができます。\n")
    return say("The player is at \(address)\n", "プレーヤー: \(address)\n") + secret + ending + "\n"
  }

  func server(_ error: HTTPServerError) -> String {
    let place = quoted("\(error.address.host):\(error.address.port)")
    switch error.code {
    case .invalidAddress:
      return say(
        "\(quoted(error.address.host)) is no address in numbers. Give --host 127.0.0.1 or 0.0.0.0, for example.",
        "\(quoted(error.address.host))は数字のアドレスではありません。--host には 127.0.0.1 や 0.0.0.0 などを指定してください。")
    case .addressInUse:
      return say(
        "Another program listens at \(place). Choose another --port.",
        "\(place)は別のプログラムが使用中です。--port で別の番号を指定してください。")
    case .addressUnavailable:
      return say(
        "This machine has no address \(quoted(error.address.host)). Choose another --host.",
        "このコンピューターに\(quoted(error.address.host))というアドレスはありません。--host で別のアドレスを指定してください。")
    case .notPermitted:
      return say(
        "This user may not listen at \(place). Choose a --port from 1024 on.",
        "\(place)で待ち受ける権限がありません。--port に 1024 以上を指定してください。")
    case .alreadyStarted, .failed:
      return say(
        "The server at \(place) cannot start. Choose another --port.",
        "\(place)でサーバーを起動できません。--port で別の番号を指定してください。")
    }
  }

  /// What a page is told about its request.
  func player(_ error: PlayerError) -> String {
    switch error {
    case .notFound: say("There is no such thing here. Load the page again.", "見つかりません。ページを再読み込みしてください。")
    case .badBody, .notJSON, .badParameter:
      say("The page sent something that makes no sense. Load it again.", "ページからの要求を理解できません。再読み込みしてください。")
    case .sessionOver:
      say("Another video was opened meanwhile. Open this one again.", "別の動画が開かれました。もう一度この動画を開いてください。")
    case .noSuchPair(nil, let target):
      say(
        "No pack that translates to \(target) is installed. Choose another language.",
        "\(target) への翻訳パックがありません。別の言語を選んでください。")
    case .noSuchPair(let source?, let target):
      say(
        "No pack for \(source) to \(target) is installed. Choose other languages.",
        "\(source) から \(target) への翻訳パックがありません。別の言語を選んでください。")
    case .noDictionary: say("No dictionary is installed. Run 'make setup'.", "辞書がありません。make setup を実行してください。")
    case .unknownWord(let word): say("No dictionary has \(quoted(word)).", "\(quoted(word))は辞書にありません。")
    case .missingFile:
      say(
        "The video's file is not there any more. Put it back into the folder.",
        "動画のファイルが見つかりません。元のフォルダーに戻してください。")
    }
  }
}
