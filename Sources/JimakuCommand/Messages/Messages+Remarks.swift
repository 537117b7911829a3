internal import Subtitles

extension SubtitleRemark.Kind {
  /// Names it for programs; never changes once published.
  var code: String {
    switch self {
    case .encoding: "encoding"
    case .otherFormat: "otherFormat"
    case .missingNumber: "missingNumber"
    case .unexpectedNumber: "unexpectedNumber"
    case .unusualTime: "unusualTime"
    case .unreadableTime: "unreadableTime"
    case .endBeforeStart: "endBeforeStart"
    case .outOfOrder: "outOfOrder"
    case .overlap: "overlap"
    case .emptyCue: "emptyCue"
    case .blankLineInside: "blankLineInside"
    case .strayText: "strayText"
    case .missingFormatLine: "missingFormatLine"
    }
  }
}

extension Messages {
  /// What is odd in a subtitle file, and where.
  func remark(_ kind: SubtitleRemark.Kind, lines: [Int]) -> String {
    let place = places(lines)
    return switch kind {
    case .encoding(let name):
      say(
        "The file is in \(shown(name)); what is written is UTF-8.",
        "文字コードは \(shown(name)) です。出力は UTF-8 になります。")
    case .otherFormat(let format):
      say(
        "The content is \(name(format)), whatever the name says, and is read as that.",
        "名前にかかわらず、中身は \(name(format)) なので、そのように読み取ります。")
    case .missingNumber: say("Cues without a number (\(place)).", "番号のない字幕があります（\(place)）。")
    case .unexpectedNumber:
      say("Numbers that do not follow each other (\(place)).", "番号が順番どおりではない字幕があります（\(place)）。")
    case .unusualTime: say("Times in an unusual form (\(place)).", "時刻の書き方が通常と異なります（\(place)）。")
    case .unreadableTime:
      say(
        "Times that make no sense: these cues stay as they are (\(place)).",
        "時刻を読み取れない字幕は、元のまま残します（\(place)）。")
    case .endBeforeStart:
      say("Cues that do not end after their start (\(place)).", "終了が開始より後になっていない字幕があります（\(place)）。")
    case .outOfOrder:
      say("Cues that are not in the order of time (\(place)).", "時刻順に並んでいない字幕があります（\(place)）。")
    case .overlap:
      say("Cues that begin before the last one ends (\(place)).", "前の字幕と時間が重なる字幕があります（\(place)）。")
    case .emptyCue: say("Cues without text (\(place)).", "テキストのない字幕があります（\(place)）。")
    case .blankLineInside: say("Blank lines inside a text (\(place)).", "字幕の途中に空行があります（\(place)）。")
    case .strayText:
      say(
        "Text that belongs to no cue stays as it is (\(place)).", "どの字幕にも属さないテキストは、元のまま残します（\(place)）。")
    case .missingFormatLine:
      say(
        "The line Format is missing; the usual fields are assumed (\(place)).",
        "Format 行がないため、標準の並びとして読み取ります（\(place)）。")
    }
  }

  func foreignSubtitles(_ file: String, _ format: ForeignSubtitles) -> String {
    let (name, file) = (name(format), quoted(file))
    // FFmpeg does not read the one, and of the other only what names its frame rate.
    if format == .ttml || format == .microDVD {
      return say(
        "\(file) is \(name), which is not read here. Save it as SRT with an editor such as Subtitle Edit.",
        "\(file)は \(name) 形式のため、読み取れません。Subtitle Edit などの字幕エディターで SRT として保存してください。")
    }
    return say(
      "\(file) is \(name), which is not read here. Convert it first: 'ffmpeg -i FILE talk.srt'.",
      "\(file)は \(name) 形式のため、読み取れません。先に変換してください（例: ffmpeg -i FILE talk.srt）。")
  }

  func noCues(_ file: String, _ remark: SubtitleRemark?) -> String {
    let reason = remark.map { " " + self.remark($0.kind, lines: [$0.line]) } ?? ""
    return say(
      "\(quoted(file)) has no subtitle that can be read.\(reason) Correct it in an editor for subtitles.",
      "\(quoted(file))には読み取れる字幕がありません。\(reason)字幕エディターで修正してください。")
  }

  func otherExtension(_ file: String, _ format: SubtitleFile.Format) -> String {
    say(
      "\(quoted(file)) would hold \(name(format)), as the input does. Give it the extension .\(format.rawValue).",
      "\(quoted(file))の中身は、入力と同じ \(name(format)) になります。拡張子を .\(format.rawValue) にしてください。")
  }

  private func name(_ format: SubtitleFile.Format) -> String {
    switch format {
    case .srt: "SRT"
    case .vtt: "WebVTT"
    case .ass: "SubStation Alpha"
    }
  }

  private func name(_ format: ForeignSubtitles) -> String {
    switch format {
    case .ttml: "TTML"
    case .sami: "SAMI"
    case .scc: "SCC"
    case .microDVD: "MicroDVD"
    case .subViewer: "SubViewer (SBV)"
    }
  }
}
