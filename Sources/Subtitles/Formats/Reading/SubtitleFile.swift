/// A subtitle file as it was found: its whole text, and where in it the cues' texts stand.
///
/// Whatever is no text of a cue (numbers, times, settings, notes, styles, fonts, and what makes no sense) is kept as it
/// is, so that a file that is written again without a change has the same characters.
package struct SubtitleFile: Hashable, Sendable {
  /// The formats whose files are read with everything in them.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// SubRip.
    case srt
    /// WebVTT.
    case vtt
    /// SubStation Alpha, advanced or not.
    case ass
  }

  /// The format by which it was read.
  package var format: Format
  /// Whether a byte order mark stands in front.
  package var hasByteOrderMark = false
  /// Everything behind the byte order mark.
  package let text: String
  /// In the file's order.
  package var cues: [FoundCue]
  /// What was odd, in the order of the lines.
  package var remarks: [SubtitleRemark]

  /// What ends the lines: what ends the first one.
  package var lineEnd: String {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[end] == 0x0A { return "\n" }
    let next = bytes.index(after: end)
    return next < bytes.endIndex && bytes[next] == 0x0A ? "\r\n" : "\r"
  }

  /// The text of a cue as it stands in the file, with its markup.
  package func body(of cue: FoundCue) -> Substring { text[cue.body] }

  /// The file with these texts instead of the cues' own, in the order of `cues`; `nil` keeps a text.
  ///
  /// There must be as many as cues. They go in as they are: markup and line ends are the caller's.
  package func written(_ bodies: [String?]) -> String {
    precondition(bodies.count == cues.count, "as many texts as cues")
    var result = hasByteOrderMark ? "\u{FEFF}" : ""
    var place = text.startIndex
    for (cue, body) in zip(cues, bodies) {
      guard let body else { continue }
      result += text[place..<cue.body.lowerBound]
      result += body
      place = cue.body.upperBound
    }
    return result + text[place...]
  }
}

/// A cue of a file that was found.
package struct FoundCue: Hashable, Sendable, Identifiable {
  /// Its place among the cues, from 1.
  package var id: Cue.ID
  /// When it is shown.
  package var span: TimeSpan
  /// The line that holds its times, from 1.
  package var line: Int
  /// What the file calls it: the number above an SRT cue, the identifier of a WebVTT cue; empty where there is none.
  package var name = ""
  /// What stands behind the times: the settings of WebVTT, the coordinates of SRT.
  package var settings = ""
  /// The style and the actor of SubStation Alpha; empty elsewhere.
  package var style = ""
  /// Where its text stands.
  package var body: Range<String.Index>
}
