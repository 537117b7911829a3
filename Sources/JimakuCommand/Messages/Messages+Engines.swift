internal import Inference
internal import LanguagePacks

extension Messages {
  func pack(_ error: PackError) -> String {
    let id = quoted(error.pack)
    let remedy = again(error.pack)
    switch error.code {
    case .notInstalled:
      return say(
        "The language pack \(id) is not installed. Run 'make setup', which installs it.",
        "言語パック\(id)がインストールされていません。make setup を実行するとインストールされます。")
    case .badManifest:
      return say(
        "The file \(quoted("pack.json")) of the language pack \(id) makes no sense (\(shown(error.detail))). \(remedy)",
        "言語パック\(id)のファイル\(quoted("pack.json"))が正しくありません（\(shown(error.detail))）。\(remedy)")
    case .missingFile:
      return say(
        "The language pack \(id) lacks its file \(quoted(error.file ?? "")). \(remedy)",
        "言語パック\(id)のファイル\(quoted(error.file ?? ""))がありません。\(remedy)")
    case .notRemovable:
      return say(
        "The language pack \(id) cannot be removed (\(shown(error.detail))). Check who may write its folder.",
        "言語パック\(id)を削除できません（\(shown(error.detail))）。フォルダーの書き込み権限を確認してください。")
    case .alteredFile:
      return say(
        "The file \(quoted(error.file ?? "")) of the language pack \(id) was altered and is not used. \(remedy)",
        "言語パック\(id)のファイル\(quoted(error.file ?? ""))が改変されているため、使用しません。\(remedy)")
    }
  }

  /// That a pack is damaged, and how it is had again.
  func damaged(_ pack: String) -> String {
    say("\(quoted(pack)) is damaged. ", "\(quoted(pack))は破損しています。") + again(pack)
  }

  /// Whether set-up installs a pack.
  private func isOfSetUp(_ pack: String) -> Bool { Catalogue.entries.contains { $0.id == pack } }

  /// How a pack is had again: set-up knows the starter packs, the user where an imported one is from.
  private func again(_ pack: String) -> String {
    if isOfSetUp(pack) {
      return say(
        "Run 'make setup', which installs it again.",
        "make setup を実行すると、もう一度インストールされます。")
    }
    let name = VisibleText.escaped(pack)
    return say(
      "Run 'jimaku packs remove \(name)', then import it again.",
      "jimaku packs remove \(name) を実行してから、もう一度 import で追加してください。")
  }

  func packFolder(_ folder: String, _ words: String) -> String {
    say(
      "The folder of the language packs, \(quoted(folder)), cannot be read (\(shown(words))). Run 'make setup', which installs the packs, or set JIMAKU_HOME to where they are.",
      "言語パックのフォルダー\(quoted(folder))を読み取れません（\(shown(words))）。make setup でパックをインストールするか、パックのある場所を JIMAKU_HOME に設定してください。"
    )
  }

  func engine(_ error: InferenceError, file: String? = nil) -> String {
    let place = file.map { say(" at \(quoted($0))", "\(quoted($0))の処理中に") } ?? ""
    let detail = shown(error.detail)
    switch error.code {
    case .libraryUnavailable:
      return say(
        "The engines' libraries are missing or of the wrong version (\(detail)). Run 'make setup', which installs them.",
        "エンジンのライブラリがないか、版が違います（\(detail)）。make setup を実行するとインストールされます。")
    case .modelUnusable:
      return say(
        "A model cannot be loaded (\(detail)). Run 'jimaku doctor' to see which pack is wrong.",
        "モデルを読み込めません（\(detail)）。jimaku doctor で問題のあるパックを確認してください。")
    case .engineFailed:
      return say(
        "The engine failed\(place) (\(detail)). Try again; if it fails again, run 'jimaku doctor'.",
        "\(place)エンジンでエラーが起きました（\(detail)）。もう一度お試しください。繰り返す場合は jimaku doctor を実行してください。")
    case .workerUnavailable:
      return say(
        "The worker program cannot be started (\(detail)). Install jimaku again, or set JIMAKU_ENGINE to its path.",
        "処理用のプログラムを起動できません（\(detail)）。jimaku を入れ直すか、JIMAKU_ENGINE にそのパスを設定してください。")
    case .workerLost:
      return say(
        "The worker program ended again and again\(place) (\(detail)). Run 'make setup', which repairs what was altered, and close other programs if memory is short.",
        "\(place)処理用のプログラムが何度も終了しました（\(detail)）。make setup を実行すると、壊れたファイルが修復されます。メモリが足りない場合は、ほかのプログラムを終了してください。"
      )
    case .cancelled:
      return say("The work was cancelled\(place).", "\(place)中止されました。")
    case .protocolViolation:
      return say(
        "The worker program is of another version (\(detail)). Install jimaku again.",
        "処理用のプログラムの版が違います（\(detail)）。jimaku を入れ直してください。")
    }
  }
}
