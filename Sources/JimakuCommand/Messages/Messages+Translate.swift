internal import Inference
internal import Subtitles

extension Messages {
  /// A sentence about one line of the input.
  func line(_ number: Int, _ sentence: String) -> String {
    say("Line \(number): \(sentence)", "\(number) 行目: \(sentence)")
  }

  /// What is to be looked at in a translation, by the names of its marks.
  func marked(_ marks: [String]) -> String {
    let marks = marks.compactMap(TranslationMark.init(rawValue:))
    let faults = marks.filter { $0 != .otherLanguage }.map(fault)
    let check = say(
      "Check the translation: \(faults.joined(separator: "; ")).",
      "訳を確かめてください。\(faults.joined(separator: "。"))。")
    let sentences = (faults.isEmpty ? [] : [check]) + (marks.contains(.otherLanguage) ? [keptForeign] : [])
    return sentences.joined(separator: say(" ", ""))
  }

  /// What is to be looked at in cues of a file.
  func marked(_ mark: String, _ cues: [FoundCue], _ language: String) -> String {
    guard let mark = TranslationMark(rawValue: mark) else { return "" }
    let places = places(cues.map(\.line))
    if mark == .otherLanguage {
      return say(
        "\(count(cues.count, "cue has", "cues have")) words in another language, which are kept as they are (\(places)).",
        "別の言語の語句をそのまま残した字幕が \(cues.count) 個あります（\(places)）。")
    }
    return say(
      "Check \(count(cues.count, "cue", "cues")) in \(language): \(fault(mark)) (\(places)).",
      "\(language) の字幕 \(cues.count) 個を確かめてください。\(fault(mark))（\(places)）。")
  }

  /// That a file is in a language asked for, and no other is written for that.
  func writtenAlready(_ language: String) -> String {
    say(
      "The file is in \(named(language)) already; none is written for that language.",
      "このファイルは\(named(language))で書かれているため、その言語のファイルは作成しません。")
  }

  private var keptForeign: String {
    say("What is in another language is kept as it is.", "別の言語の部分は、そのまま残しました。")
  }

  private func fault(_ mark: TranslationMark) -> String {
    switch mark {
    case .cutOff: say("its end may be missing", "終わりが欠けているかもしれません")
    case .untranslated: say("much of it was not translated", "大部分が翻訳されていません")
    case .numberMissing: say("a number may be missing", "数値が抜けているかもしれません")
    case .stretchMoved: say("what is kept as it is stands at its end", "そのまま残す語句を末尾に置きました")
    case .orderChanged:
      say(
        "placeholders have changed their order and need numbers (%1$s)",
        "プレースホルダーの順序が変わったため、番号（%1$s など）が必要です")
    case .otherLanguage: keptForeign
    case .failed: say("the engine failed, and it is the source", "エンジンが処理に失敗したため、原文のままです")
    }
  }

  /// That a text is translated which happens to be the name of a file.
  func nameOfFile(_ file: String) -> String {
    let command = "jimaku translate < \(VisibleText.escaped(file))"
    return say(
      "\(quoted(file)) is a file; here its name is translated. '\(command)' translates its lines, and --format srt takes it for subtitles.",
      "\(quoted(file))はファイルですが、ここでは名前を文章として翻訳します。中の文章は \(command) で、字幕は --format srt を付けると翻訳できます。"
    )
  }

  /// What standard input is called where a file has its name.
  var standardInputName: String { say("standard input", "標準入力") }

  /// How many sentences are done.
  func sentences(_ done: Int, of total: Int) -> String {
    say("\(done) / \(count(total, "sentence", "sentences"))", "\(done) / \(total) 文")
  }

  /// The lines that stay about the translation of a file; with `isQuiet` only what went wrong.
  func lasting(_ event: FileTranslationEvent, isQuiet: Bool) -> String {
    switch event {
    case .began, .progress:
      ""
    case .remarks(let file, let remarks):
      isQuiet
        ? ""
        : kinds(of: remarks).map { kind, lines in
          warningLine("\(VisibleText.escaped(file)): \(remark(kind, lines: lines))")
        }.joined()
    case .untranslated(let file, let language, let cues, let reason):
      errorLine(
        "\(VisibleText.escaped(file)): \(untranslated(cues, language)) \(failure(reason, file: file))")
    case .marked(let file, let language, let mark, let cues):
      isQuiet
        ? "" : warningLine("\(VisibleText.escaped(file)): \(marked(mark, cues, language))")
    case .inTargetLanguage(let file, let language):
      isQuiet ? "" : warningLine("\(VisibleText.escaped(file)): \(writtenAlready(language))")
    case .ended(let file, .written(let files, let cues, _)):
      isQuiet || files.isEmpty ? "" : errorLine(translated(file, cues: cues, files: files.count))
    case .ended(let file, .interrupted):
      errorLine(
        say(
          "\(VisibleText.escaped(file)): interrupted; no file was written",
          "\(VisibleText.escaped(file)): 中断したため、ファイルは作成しませんでした"))
    case .ended(let file, .failed(let failure)):
      errorLine(self.failure(failure, file: file))
    }
  }

  private func translated(_ file: String, cues: Int, files: Int) -> String {
    say(
      "\(VisibleText.escaped(file)): \(count(cues, "cue", "cues")) translated into \(count(files, "file", "files"))",
      "\(VisibleText.escaped(file)): 字幕 \(cues) 個を翻訳し、\(files) 個のファイルを作成しました")
  }

  private func untranslated(_ cues: [FoundCue], _ language: String) -> String {
    say(
      "\(count(cues.count, "cue keeps its", "cues keep their")) words in \(language) (\(places(cues.map(\.line)))).",
      "\(language) に翻訳できず、元のままの字幕が \(cues.count) 個あります（\(places(cues.map(\.line)))）。")
  }

  /// The kinds of remarks, each with its lines, in the order in which they first come.
  private func kinds(of remarks: [SubtitleRemark]) -> [(SubtitleRemark.Kind, [Int])] {
    var kinds: [SubtitleRemark.Kind] = []
    for remark in remarks where !kinds.contains(remark.kind) { kinds.append(remark.kind) }
    return kinds.map { kind in (kind, remarks.filter { $0.kind == kind }.map(\.line)) }
  }

  /// `line 3`, or the first lines of many.
  func places(_ lines: [Int]) -> String {
    let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
    let more = lines.count > 5 ? "…" : ""
    return say("\(lines.count == 1 ? "line" : "lines") \(shown)\(more)", "\(shown)\(more) 行目")
  }
}
