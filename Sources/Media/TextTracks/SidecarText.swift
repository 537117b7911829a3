internal import Subtitles

/// Brings SRT and WebVTT into their plainest form before the library reads them: it gives up at the first
/// block it does not know, at line ends of old, and at times written carelessly.
enum SidecarText {
  /// The same cues with whole times and without anything else; other formats with usual line ends.
  static func tidied(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    let isWebVTT = lines.first.map { $0 == "WEBVTT" || $0.hasPrefix("WEBVTT ") || $0.hasPrefix("WEBVTT\t") }
    let head = lines.first { !isBlank($0) }
    if isWebVTT == true {
      let cues = cues(in: lines.dropFirst()) { isBlank($0) || $0.contains("-->") }
      return "WEBVTT\n\n" + cues.map { $0.written(decimal: ".") }.joined()
    }
    if let head, isNumber(head) || CueTiming(head) != nil, lines.contains(where: { CueTiming($0) != nil }) {
      let cues = cues(in: lines[...]) { CueTiming($0) != nil }
      return zip(1..., cues).map { "\($0)\n" + $1.withoutNumber.written(decimal: ",") }.joined()
    }
    return lines.joined(separator: "\n")
  }

  private struct Block {
    var timing: CueTiming
    var lines: [Substring]

    /// The text without the number of the cue that follows.
    var withoutNumber: Block {
      Block(timing: timing, lines: lines.last.map(isNumber) == true ? lines.dropLast() : lines)
    }

    func written(decimal: Character) -> String {
      let text = lines.filter { !isBlank($0) }.joined(separator: "\n")
      return text.isEmpty ? "" : "\(timing.written(decimal: decimal))\n\(text)\n\n"
    }
  }

  /// The lines after each time line, up to one that `ends` them.
  private static func cues(in lines: ArraySlice<Substring>, ends: (Substring) -> Bool) -> [Block] {
    var (blocks, isOpen): ([Block], Bool) = ([], false)
    for line in lines {
      if let timing = CueTiming(line) {
        blocks.append(Block(timing: timing, lines: []))
        isOpen = true
      } else if isOpen {
        isOpen = !ends(line)
        if isOpen { blocks[blocks.count - 1].lines.append(line) }
      }
    }
    return blocks
  }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  private static func isNumber(_ line: Substring) -> Bool {
    let digits = line.filter { !$0.isWhitespace }
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
