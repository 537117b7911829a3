/// Reads SubStation Alpha, advanced or not (`.ass`, `.ssa`), as its own description and libass do.
///
/// Only the section of events has cues: its lines `Dialogue`. Every other line of the file is kept as it is.
struct SubStationAlphaReader {
  /// The fields where no line names them; the first differs between the versions and does not matter here.
  private static let usualFields = [
    "layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text",
  ]

  private var fields: [String]?
  private var isFormatMissed = false
  private var file: SubtitleFile

  /// The file; `nil` when nothing in it is a section of this format.
  static func read(_ text: String) -> SubtitleFile? {
    var reader = SubStationAlphaReader(file: SubtitleFile(format: .ass, text: text, cues: [], remarks: []))
    return reader.read(TextLine.lines(of: text)) ? reader.file : nil
  }

  private init(file: SubtitleFile) {
    self.file = file
  }

  private mutating func read(_ lines: [TextLine]) -> Bool {
    var section = ""
    var isKnown = false
    for line in lines {
      let text = line.text.trimmed
      if text.first == "[", text.last == "]" {
        section = text.lowercased()
        fields = section == "[events]" ? nil : fields
        isKnown = isKnown || ["[script info]", "[v4+ styles]", "[v4 styles]", "[events]"].contains(section)
      } else if !text.isEmpty, text.first != ";" {
        read(line, in: section)
      }
    }
    return isKnown
  }

  private mutating func read(_ line: TextLine, in section: String) {
    switch section {
    case "[events]":
      readEvent(line)
    case "[script info]", "[v4+ styles]", "[v4 styles]", "":
      // `!:` begins a comment of old.
      if !line.text.utf8.contains(UInt8(ascii: ":")) {
        file.remarks.append(SubtitleRemark(line: line.number, .strayText))
      }
    default:
      break
    }
  }

  private mutating func readEvent(_ line: TextLine) {
    guard let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      file.remarks.append(SubtitleRemark(line: line.number, .strayText))
      return
    }
    let rest = line.text[line.text.utf8.index(after: colon)...]
    switch line.text[..<colon].trimmed.lowercased() {
    case "format":
      fields = rest.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed.lowercased() }
    case "dialogue":
      readDialogue(rest, line)
    case "comment", "picture", "sound", "movie", "command":
      break
    default:
      file.remarks.append(SubtitleRemark(line: line.number, .strayText))
    }
  }

  private mutating func readDialogue(_ rest: Substring, _ line: TextLine) {
    if fields == nil, !isFormatMissed {
      isFormatMissed = true
      file.remarks.append(SubtitleRemark(line: line.number, .missingFormatLine))
    }
    let fields = fields ?? Self.usualFields
    let values = rest.utf8.split(
      separator: UInt8(ascii: ","), maxSplits: max(fields.count - 1, 0), omittingEmptySubsequences: false
    ).map { Substring($0) }
    func value(_ name: String) -> Substring? {
      fields.lastIndex(of: name).flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
    guard let text = value("text"), let start = value("start").flatMap(CueTiming.milliseconds),
      let end = value("end").flatMap(CueTiming.milliseconds)
    else {
      file.remarks.append(SubtitleRemark(line: line.number, .unreadableTime))
      return
    }
    let style = [value("style"), value("name")].map { String($0?.trimmed ?? "") }
    file.cues.append(
      FoundCue(
        id: Cue.ID(file.cues.count + 1), span: TimeSpan(start, end), line: line.number,
        style: style.joined(separator: "\n"), body: text.startIndex..<text.endIndex))
    if end <= start { file.remarks.append(SubtitleRemark(line: line.number, .endBeforeStart)) }
    if text.trimmed.isEmpty { file.remarks.append(SubtitleRemark(line: line.number, .emptyCue)) }
  }
}
