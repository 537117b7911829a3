internal import Subtitles
internal import Inference

extension Messages {
  /// What happened, to which file, and what to do.
  ///
  /// `file` is the one being worked on, for failures that do not name it themselves.
  func failure(_ failure: Failure, file: String? = nil) -> String {
    switch failure {
    case .media(let error):
      return media(error)
    case .notLocal(let address):
      return say(
        "\(quoted(address)) is an address. Only files on this machine are taken: download it first, then give the file.",
        "\(quoted(address))はアドレスです。このコンピューターにあるファイルだけを扱えます。先にダウンロードして、そのファイルを指定してください。")
    case .notAFile(let name):
      return say(
        "\(quoted(name)) is a pipe or a device, not a file. Save what it holds as a file first, then give the file.",
        "\(quoted(name))はファイルではなく、パイプかデバイスです。先に内容をファイルとして保存し、そのファイルを指定してください。")
    case .nameNotUTF8(let name):
      return say(
        "The name \(quoted(name)) is not UTF-8, so the file cannot be opened. Rename it, for example with 'convmv -f SHIFT_JIS -t UTF-8 --notest'.",
        "\(quoted(name))という名前は UTF-8 ではないため、ファイルを開けません。名前を変更してください（例: convmv -f SHIFT_JIS -t UTF-8 --notest）。"
      )
    case .startAfterEnd(let file, let start, let duration):
      let (start, end) = (exactClock(start.milliseconds), exactClock(duration))
      return say(
        "\(quoted(file)) ends at \(end), and --start asks for \(start). Choose an earlier time.",
        "\(quoted(file))は \(end) で終わるため、--start に指定された \(start) からは始められません。もっと前の時刻にしてください。")
    case .output(let error):
      return output(error)
    case .pack(let error):
      return pack(error)
    case .packFails(let id, let words):
      return say(
        "The language pack \(quoted(id)) does not translate (\(shown(words))). Remove it with 'jimaku packs remove \(shown(id))'.",
        "言語パック\(quoted(id))では翻訳できません（\(shown(words))）。jimaku packs remove \(shown(id)) で削除してください。")
    case .noSuchPack(let id):
      return say(
        "There is no language pack \(quoted(id)). 'jimaku packs list' shows those there are.",
        "\(quoted(id))という言語パックはありません。jimaku packs list で一覧を確認できます。")
    case .importing(let error):
      return importing(error)
    case .packFolder(let folder, let words):
      return packFolder(folder, words)
    case .homeIsFile(let home):
      return say(
        "\(quoted(home)) is a file, and the language packs need a folder there. Set JIMAKU_HOME to a folder, or move the file away.",
        "\(quoted(home))はファイルです。言語パックを置くフォルダーが必要です。JIMAKU_HOME にフォルダーを設定するか、このファイルを移動してください。")
    case .dictionary(let error):
      return dictionary(error)
    case .unknownWord(let word, let suggestions):
      return unknownWord(word, suggestions)
    case .library(let error):
      return library(error)
    case .server(let error):
      return server(error)
    case .player(let error):
      return player(error)
    case .noSuchPlace(let place):
      return say(
        "There is no folder or file \(quoted(place)). Check the name.",
        "\(quoted(place))というフォルダーやファイルはありません。名前を確認してください。")
    case .closedFolder(let place):
      return say(
        "The folder \(quoted(place)) may not be read by this user. Change its permissions, for example with 'chmod u+rx'.",
        "\(quoted(place))というフォルダーを読む権限がありません。chmod u+rx などで権限を変更してください。")
    case .engine(let error):
      return engine(error, file: file)
    case .speechUnsupported(let tag, let known):
      return say(
        "Speech in \(quoted(tag)) cannot be understood. --from can be: \(list(known)).",
        "\(quoted(tag))の音声は認識できません。--from に指定できる言語: \(list(known))。")
    case .translationSourceUnsupported(let source, let known):
      return noTranslation(from: source, known)
    case .translationUnsupported(let source, let target, let known):
      return noTranslation(from: source, to: target, known)
    case .inTargetLanguage(let tag):
      return inTargetLanguage(tag)
    case .nothingTranslated(let file, let reason):
      return say(
        "Not one sentence of \(quoted(file)) could be translated (\(shown(reason))). Run 'jimaku doctor', or use --to none for subtitles without translation.",
        "\(quoted(file))の文を1つも翻訳できませんでした（\(shown(reason))）。jimaku doctor で状態を確認するか、翻訳なしの字幕でよければ --to none を指定してください。"
      )
    case .textFailed:
      return say(
        "The engine failed more than once here. If it keeps failing, run 'jimaku doctor'.",
        "エンジンの処理が繰り返し失敗しました。何度も起きる場合は jimaku doctor を実行してください。")
    case .noText(let file):
      let name = VisibleText.escaped(file)
      let isPlain = name.wholeMatch(of: /[\p{L}\p{N}_.\/-]+/) != nil
      let command = "jimaku subtitle \(isPlain ? name : "\"\(name)\"")"
      return say(
        "\(quoted(file)) is video or audio, not text. '\(command)' makes its subtitles and translates them.",
        "\(quoted(file))はテキストではなく、動画か音声です。\(command) を実行すると、字幕を作って翻訳します。")
    case .foreignSubtitles(let file, let format):
      return foreignSubtitles(file, format)
    case .noCues(let file, let remark):
      return noCues(file, remark)
    case .otherExtension(let file, let format):
      return otherExtension(file, format)
    case .glossary(let file, let error):
      return glossary(file, error)
    case .noGlossary(let file, let words):
      return say(
        "The glossary \(quoted(file)) cannot be read (\(shown(words))). Check the name.",
        "用語集\(quoted(file))を読み取れません（\(shown(words))）。名前を確認してください。")
    case .notUTF8:
      return say(
        "The text is not UTF-8. Convert it first, for example with 'iconv -f SHIFT_JIS -t UTF-8'.",
        "テキストが UTF-8 ではありません。先に変換してください（例: iconv -f SHIFT_JIS -t UTF-8）。")
    case .wideEncoding(let name):
      return say(
        "The text is in \(name), not in UTF-8. Convert it first, for example with 'iconv -f \(name) -t UTF-8'.",
        "テキストが UTF-8 ではなく \(name) です。先に変換してください（例: iconv -f \(name) -t UTF-8）。")
    case .standardInput(let words):
      return say(
        "Standard input cannot be read (\(shown(words))). Give the text as arguments, or redirect a file: 'jimaku translate < talk.txt'.",
        "標準入力を読み取れません（\(shown(words))）。テキストを引数で指定するか、ファイルから読み込んでください（例: jimaku translate < talk.txt）。")
    case .standardOutput(let words):
      return say(
        "Standard output cannot be written (\(shown(words))). Check where it is redirected to.",
        "標準出力に書き込めません（\(shown(words))）。出力先を確認してください。")
    case .unexpected(let words):
      let place = file.map { say(" with \(quoted($0))", "\(quoted($0))の処理中に") } ?? ""
      return say(
        "Something unexpected happened\(place): \(shown(words)). Run 'jimaku doctor' to see what is wrong.",
        "\(place)予期しない問題が起きました: \(shown(words))。jimaku doctor で状態を確認してください。")
    }
  }

  /// The facts of a library, on one line.
  func shown(_ words: String) -> String {
    VisibleText.escaped(words)
  }
}
