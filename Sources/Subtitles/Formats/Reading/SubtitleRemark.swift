/// Something odd in a subtitle file that was read all the same: facts, no sentences.
package struct SubtitleRemark: Hashable, Sendable {
  /// What is odd.
  package enum Kind: Hashable, Sendable {
    /// The text is not in UTF-8, but in the encoding named.
    case encoding(String)
    /// The content is of another format than the name says.
    case otherFormat(SubtitleFile.Format)
    /// No number stands above the cue.
    case missingNumber
    /// The number is not one more than that of the cue before.
    case unexpectedNumber
    /// The times are readable, but not written as the format wants them.
    case unusualTime
    /// The times make no sense; the cue is left as it is.
    case unreadableTime
    /// The cue ends before it begins, or at once.
    case endBeforeStart
    /// The cue begins before the one in front of it.
    case outOfOrder
    /// The cue begins before the one in front of it ends.
    case overlap
    /// The cue has no text.
    case emptyCue
    /// A blank line stands inside the text.
    case blankLineInside
    /// Text that belongs to no cue; it is left as it is.
    case strayText
    /// A section of events without a line that names their fields: the usual ones are assumed.
    case missingFormatLine
  }

  /// The line, from 1.
  package var line: Int
  /// What is odd there.
  package var kind: Kind

  /// A remark about a line.
  package init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

extension SubtitleFile {
  /// Remarks on how the cues follow each other; overlaps are usual where cues have places of their own.
  static func remarks(on cues: [FoundCue], forbidsOverlap: Bool) -> [SubtitleRemark] {
    zip(cues, cues.dropFirst()).compactMap { one, next in
      if next.span.start < one.span.start { return SubtitleRemark(line: next.line, .outOfOrder) }
      guard forbidsOverlap, next.span.start < one.span.end else { return nil }
      return SubtitleRemark(line: next.line, .overlap)
    }
  }
}
