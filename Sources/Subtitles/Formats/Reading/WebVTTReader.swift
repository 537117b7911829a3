/// Reads WebVTT (`.vtt`) by the parser of the W3C's "WebVTT: The Web Video Text Tracks Format" (§6.1–6.3).
///
/// The parser's words for its state are those of the specification. What it drops stays in the file as it is.
struct WebVTTReader {
  private let lines: [TextLine]
  /// The specification's "position", in lines.
  private var position = 0
  private var file: SubtitleFile

  /// The file; `nil` without the signature.
  static func read(_ text: String) -> SubtitleFile? {
    let signature = "WEBVTT".utf8
    guard text.utf8.starts(with: signature) else { return nil }
    if let next = text.utf8.dropFirst(signature.count).first, ![0x20, 0x09, 0x0A, 0x0D].contains(next) {
      return nil
    }
    var reader = WebVTTReader(text)
    reader.read()
    return reader.file
  }

  private init(_ text: String) {
    lines = TextLine.lines(of: text)
    file = SubtitleFile(format: .vtt, text: text, cues: [], remarks: [])
  }

  private mutating func read() {
    position = 1
    if position < lines.count, !lines[position].text.isEmpty { readBlock(inHeader: true) }
    while position < lines.count {
      if lines[position].text.isEmpty { position += 1 } else { readBlock(inHeader: false) }
    }
    file.remarks += SubtitleFile.remarks(on: file.cues, forbidsOverlap: false)
  }

  /// "Collect a WebVTT block" (§6.1).
  private mutating func readBlock(inHeader: Bool) {
    var (lineCount, previousPosition, hasSeenArrow) = (0, position, false)
    var cue: FoundCue?
    var buffer: [TextLine] = []
    var begin: TextLine?
    loop: while position < lines.count {
      let line = lines[position]
      lineCount += 1
      position += 1
      if line.hasArrow {
        guard !inHeader, lineCount == 1 || lineCount == 2 && !hasSeenArrow else {
          position = previousPosition
          break loop
        }
        hasSeenArrow = true
        previousPosition = position
        begin = line
        cue = found(line, name: buffer.first?.text ?? "")
        if cue == nil { file.remarks.append(SubtitleRemark(line: line.number, .unreadableTime)) }
        buffer = []
      } else if line.text.isEmpty {
        break loop
      } else {
        buffer.append(line)
        previousPosition = position
      }
    }
    if let begin, var cue {
      if let first = buffer.first, let last = buffer.last {
        cue.body = first.text.startIndex..<last.text.endIndex
      } else {
        file.remarks.append(SubtitleRemark(line: begin.number, .emptyCue))
      }
      if cue.span.isEmpty { file.remarks.append(SubtitleRemark(line: begin.number, .endBeforeStart)) }
      file.cues.append(cue)
    } else if !inHeader, begin == nil, let first = buffer.first, !Self.isOther(first.text, buffer.count) {
      file.remarks.append(SubtitleRemark(line: first.number, .strayText))
    }
  }

  /// Whether a block is a comment, a style sheet or the definition of a region.
  private static func isOther(_ line: Substring, _ lineCount: Int) -> Bool {
    for word in ["STYLE", "REGION"] where line.utf8.starts(with: word.utf8) {
      return lineCount > 1 && line.dropFirst(word.count).allSatisfy(\.isWhitespace)
    }
    return line.utf8.elementsEqual("NOTE".utf8) || line.utf8.starts(with: "NOTE ".utf8)
      || line.utf8.starts(with: "NOTE\t".utf8)
  }

  private func found(_ line: TextLine, name: Substring) -> FoundCue? {
    guard let timing = WebVTTTiming(line.text) else { return nil }
    return FoundCue(
      id: Cue.ID(file.cues.count + 1), span: TimeSpan(timing.start, timing.end), line: line.number,
      name: String(name), settings: String(timing.settings.trimmed),
      body: line.text.endIndex..<line.text.endIndex)
  }
}
