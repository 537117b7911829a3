internal import Captioning

extension Messages {
  /// The numbers beside the progress bar.
  func progress(_ facts: ProgressFacts) -> String {
    var parts: [String] = []
    if let fraction = facts.fraction {
      // Always three places, so that the bar beside it keeps its length.
      let percent = "\(Int(fraction * 100))"
      parts.append(String(repeating: " ", count: 3 - percent.count) + percent + " %")
    }
    parts.append(clock(facts.heard) + (facts.end.map { " / " + clock($0) } ?? ""))
    if let speed = facts.speed { parts.append("\(ratio(speed))×") }
    if let remaining = facts.remaining {
      parts.append(say("\(clock(remaining)) left", "残り \(clock(remaining))"))
    }
    return parts.joined(separator: "  ")
  }

  /// Stands for a translation that was given up.
  var untranslated: String { say("(no translation)", "（翻訳できませんでした）") }

  /// What was made of a file, when it is done.
  func done(_ file: String, _ result: JobResult, elapsed: Int) -> String {
    let facts = ProgressFacts(start: result.start, heard: result.heard, end: nil, elapsed: elapsed)
    let speed = facts.speed.map { say(" (\(ratio($0)) × real time)", "（実時間の \(ratio($0)) 倍速）") } ?? ""
    let cues = count(result.cues, "cue", "cues")
    let took = clock(elapsed)
    return say(
      "\(VisibleText.escaped(file)): \(cues) from \(clock(result.heard - result.start)) of sound in \(took)\(speed)",
      "\(VisibleText.escaped(file)): 音声 \(clock(result.heard - result.start)) から字幕 \(result.cues) 個を \(took) で作成しました\(speed)"
    )
  }

  func noSpeech(_ file: String) -> String {
    say(
      "\(VisibleText.escaped(file)): no speech found; no file was written",
      "\(VisibleText.escaped(file)): 話し声が見つからないため、ファイルは作成しませんでした")
  }

  /// What an interrupted run leaves.
  func interrupted(_ file: String, _ result: JobResult) -> String {
    if result.files.isEmpty {
      return say(
        "\(VisibleText.escaped(file)): interrupted before the first subtitle; no file was written",
        "\(VisibleText.escaped(file)): 最初の字幕ができる前に中断したため、ファイルは作成しませんでした")
    }
    let cues = count(result.cues, "cue", "cues")
    return say(
      "\(VisibleText.escaped(file)): interrupted; the \(cues) up to \(clock(result.end)) were written",
      "\(VisibleText.escaped(file)): 中断しました。\(clock(result.end)) までの字幕 \(result.cues) 個を書き込みました")
  }

  func warning(_ warning: CaptionWarning) -> String {
    switch warning {
    case .damagedAudio(let packets):
      say(
        "\(count(packets, "packet of the sound was", "packets of the sound were")) damaged; words may be missing there.",
        "音声データの \(packets) か所が壊れていました。その部分の言葉が抜けているかもしれません。")
    case .soundEndsEarly(let end, let duration):
      say(
        "The sound ends at \(clock(end)) of \(clock(duration)). If the file was not copied or downloaded to its end, get it again.",
        "音声は全体の長さ \(clock(duration)) のうち \(clock(end)) で終わっています。ファイルのコピーやダウンロードが途中で切れていないか確かめてください。")
    case .translationFailed(let sentences, _, let reason):
      say(
        "\(count(sentences, "sentence", "sentences")) could not be translated (\(shown(reason))).",
        "\(sentences) 文を翻訳できませんでした（\(shown(reason))）。")
    }
  }

  /// How many cues stand without translation at the end.
  func untranslated(_ number: Int) -> String {
    say(
      "Without translation: \(count(number, "cue", "cues")).",
      "翻訳のない字幕が \(number) 個あります。")
  }
}
