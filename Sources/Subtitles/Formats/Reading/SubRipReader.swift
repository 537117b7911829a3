/// Reads SubRip (`.srt`), as it is found: there is no specification.
///
/// A cue is a line of times and what follows up to the next one; the number above a line of times belongs to it. A blank
/// line inside a text does not end it.
enum SubRipReader {
  static func read(_ text: String) -> SubtitleFile {
    let lines = TextLine.lines(of: text)
    let timings = lines.map { $0.hasArrow ? CueTiming($0.text) : nil }
    let starts = lines.indices.filter { timings[$0] != nil || isBroken(lines, $0) }
    var file = SubtitleFile(format: .srt, text: text, cues: [], remarks: [])
    if let first = lines[..<(starts.first ?? lines.count)].first(where: { !$0.isBlank && !$0.isNumber }) {
      file.remarks.append(SubtitleRemark(line: first.number, .strayText))
    }
    var lastNumber: Int?
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      let line = lines[start]
      guard let timing = timings[start] else {
        file.remarks.append(SubtitleRemark(line: line.number, .unreadableTime))
        continue
      }
      let name = start > 0 && lines[start - 1].isNumber ? String(lines[start - 1].text.trimmed) : ""
      var body = lines[(start + 1)..<next]
      if next < lines.count, body.last?.isNumber == true { body = body.dropLast() }
      let place = place(of: body, after: line)
      file.cues.append(
        FoundCue(
          id: Cue.ID(file.cues.count + 1), span: TimeSpan(timing.start, timing.end), line: line.number,
          name: name, settings: settings(line.text), body: place.range))
      file.remarks += oddities(line, timing, name: name, last: lastNumber)
      if place.range.isEmpty { file.remarks.append(SubtitleRemark(line: line.number, .emptyCue)) }
      if let blank = place.blank { file.remarks.append(SubtitleRemark(line: blank, .blankLineInside)) }
      lastNumber = Int(name) ?? lastNumber
    }
    file.remarks += SubtitleFile.remarks(on: file.cues, forbidsOverlap: true)
    return file
  }

  /// Whether a line with an arrow was meant to hold times: it stands where they stand.
  private static func isBroken(_ lines: [TextLine], _ index: Int) -> Bool {
    guard lines[index].hasArrow else { return false }
    let begin = lines[index].text.trimmed.prefix { $0 != "-" }
    return index > 0 && lines[index - 1].isNumber || begin.first?.isNumber == true && begin.contains(":")
  }

  /// Where the text stands, and the first blank line inside it.
  private static func place(
    of lines: ArraySlice<TextLine>, after timing: TextLine
  ) -> (range: Range<String.Index>, blank: Int?) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else { return (timing.text.endIndex..<timing.text.endIndex, nil) }
    let blank = lines[first...last].first(where: \.isBlank)?.number
    return (lines[first].text.startIndex..<lines[last].text.endIndex, blank)
  }

  private static func settings(_ line: Substring) -> String {
    guard let arrow = line.firstUTF8Range(of: "-->") else { return "" }
    let end = line[arrow.upperBound...].drop(while: \.isWhitespace)
    return String(end.drop { $0.isASCII && $0.isNumber || ":.,".contains($0) }.trimmed)
  }

  private static func oddities(
    _ line: TextLine, _ timing: CueTiming, name: String, last: Int?
  ) -> [SubtitleRemark] {
    var kinds: [SubtitleRemark.Kind] = []
    if name.isEmpty {
      kinds.append(.missingNumber)
    } else if let last, Int(name) != last + 1 {
      kinds.append(.unexpectedNumber)
    }
    if !line.text.trimmed.hasPrefix(timing.written(decimal: ",")) { kinds.append(.unusualTime) }
    if timing.end <= timing.start { kinds.append(.endBeforeStart) }
    return kinds.map { SubtitleRemark(line: line.number, $0) }
  }
}
