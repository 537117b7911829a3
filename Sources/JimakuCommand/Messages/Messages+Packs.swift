internal import LanguagePacks

extension Messages {
  /// A line a pack: its id, its languages, its size and its licence.
  func packs(_ packs: [Pack]) -> String {
    guard !packs.isEmpty else {
      return say("No language pack is installed.\n", "言語パックは1つもインストールされていません。\n")
    }
    return HelpTable.rows(packs.map { (VisibleText.escaped($0.id), facts($0)) })
  }

  /// What became of a model's folder.
  func imported(_ pack: Pack) -> String {
    let (id, facts) = (VisibleText.escaped(pack.id), facts(pack))
    return say("Installed \(id) (\(facts)).\n", "\(id) をインストールしました（\(facts)）。\n")
  }

  /// That a pack is gone.
  func removed(_ id: String) -> String {
    say("Removed \(quoted(id)).\n", "\(quoted(id))を削除しました。\n")
  }

  private func facts(_ pack: Pack) -> String {
    let (source, target) = (
      (pack.languages.source ?? []).joined(separator: "/"),
      (pack.languages.target ?? []).joined(separator: "/")
    )
    let languages = target.isEmpty ? source : "\(source) → \(target)"
    let licence =
      pack.isLicenceKnown ? VisibleText.escaped(pack.licence) : say("licence unknown", "ライセンス不明")
    return list([languages, "\(ratio(Double(pack.byteCount) / 1e6)) MB", licence].filter { !$0.isEmpty })
  }

  /// Why a folder could not be made a pack, and what to do.
  func importing(_ error: ImportError) -> String {
    let (folder, detail) = (quoted(error.folder), shown(error.detail))
    switch error.code {
    case .noFolder:
      return say(
        "There is no folder \(folder). Give the folder of a model exported to ONNX.",
        "\(folder)というフォルダーはありません。ONNX に変換したモデルのフォルダーを指定してください。")
    case .missingFile:
      return say(
        "\(folder) lacks the file \(detail). Export the model again, for example with 'optimum-cli export onnx'.",
        "\(folder)に \(detail) というファイルがありません。モデルをもう一度変換してください（例: optimum-cli export onnx）。")
    case .badFile:
      return say(
        "\(detail) in \(folder) cannot be read or is incomplete. Get the model again.",
        "\(folder)の \(detail) を読み取れないか、内容が不完全です。モデルを入手し直してください。")
    case .closed:
      let file = error.detail.isEmpty ? folder : quoted(error.folder + "/" + error.detail)
      return say(
        "This user may not read \(file). Change its permissions, for example with 'chmod -R u+rX'.",
        "\(file)を読む権限がありません。chmod -R u+rX などで権限を変更してください。")
    case .unsupportedModel:
      return say(
        "\(folder) holds a model of the kind \(quoted(error.detail)). Marian and M2M100 models can be used.",
        "\(folder)のモデルの種類\(quoted(error.detail))は使えません。使えるのは Marian と M2M100 のモデルです。")
    case .unsupportedSetting:
      return say(
        "The model in \(folder) asks for \(detail), which is not supported. Take it out of generation_config.json if the model does without.",
        "\(folder)のモデルの設定 \(detail) には対応していません。なくてもよければ generation_config.json から削除してください。")
    case .vocabularyTooLarge:
      return say(
        "The vocabulary in \(folder) has \(detail) tokens, more than any translation model. Check vocab.json and config.json.",
        "\(folder)の語彙のトークン数が \(detail) で、翻訳モデルとしては多すぎます。vocab.json と config.json を確認してください。")
    case .sizesDiffer:
      return say(
        "The tokenizer and the model in \(folder) do not belong together: their numbers of tokens are \(detail). Take both from the same model.",
        "\(folder)のトークナイザーとモデルが一致しません（トークン数: \(detail)）。同じモデルのものを使ってください。")
    case .unsupportedLanguage:
      return say(
        "The model in \(folder) does not know the language \(quoted(error.detail)). Check --from and --to.",
        "\(folder)のモデルは言語\(quoted(error.detail))に対応していません。--from と --to を確認してください。")
    case .modelFails:
      return say(
        "The model in \(folder) cannot be loaded or does not translate (\(detail)). Export or download it again.",
        "\(folder)のモデルを読み込めないか、翻訳できません（\(detail)）。変換またはダウンロードをやり直してください。")
    case .idTaken:
      return say(
        "There is a pack \(quoted(error.detail)) already. Choose another --name, or run 'jimaku packs remove \(detail)' first.",
        "\(quoted(error.detail))というパックがすでにあります。--name で別の名前を付けるか、先に jimaku packs remove \(detail) を実行してください。")
    case .badName:
      return say(
        "\(quoted(error.detail)) cannot be a pack's name. Use small letters, digits, '-', '.' and '_', at most 64.",
        "\(quoted(error.detail))はパックの名前にできません。英小文字、数字、-、.、_ を使って64文字以内にしてください。")
    case .cannotWrite:
      return say(
        "The pack for \(folder) cannot be written (\(detail)). Check the space on the disk and JIMAKU_HOME.",
        "\(folder)のパックを書き込めません（\(detail)）。ディスクの空き容量と JIMAKU_HOME を確認してください。")
    case .cancelled:
      return say(
        "The import of \(folder) was interrupted; nothing was installed. Run the command again.",
        "\(folder)の追加を中断しました。何もインストールされていません。必要ならもう一度実行してください。")
    }
  }
}
