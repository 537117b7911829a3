internal import Subtitles

/// The lines of a text, and which of them are one paragraph that was broken to fit its place.
struct TextLines {
  /// One line, or one of its columns where tabs part it.
  struct Line: Hashable {
    /// White space before.
    var before: Substring
    /// What is written.
    var core: Substring
    /// White space after.
    var after: Substring
    /// The line break or tab; empty at the end of the text.
    var end: Substring
  }

  /// More lines than these are no paragraph: breaking them again must stay quick.
  static let longestRun = 24

  private(set) var lines: [Line] = []

  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline && $0 != "\t" }
      rest = rest[line.endIndex...]
      let end = rest.prefix(1)
      rest = rest.dropFirst()
      let before = line.prefix(while: \.isWhitespace)
      let written = line[before.endIndex...]
      let last = written.lastIndex { !$0.isWhitespace }.map(written.index(after:)) ?? written.startIndex
      lines.append(Line(before: before, core: written[..<last], after: written[last...], end: end))
    }
  }
}

extension TextLines.Line {
  /// Whether the sentence at this line's end goes on in the next.
  ///
  /// It does when nothing ends it and the next line begins as the middle of a sentence does: with a small letter, after a
  /// comma, or after a word that is never the last. A list of names has no full stops either, but its lines stand alone.
  func runs(into next: TextLines.Line) -> Bool {
    guard end.first?.isNewline == true, !next.core.isEmpty, let first = next.core.first(where: \.isLetter),
      let lastWord = core.split(whereSeparator: \.isWhitespace).last,
      let nextWord = next.core.split(whereSeparator: \.isWhitespace).first,
      !SpeakerMark.begins(next.core),
      SentenceEnd.isReached(at: String(lastWord), next: String(nextWord)) != true
    else { return false }
    if core.last?.isWrittenWithoutSpaces == true { return core.last == "、" }
    return first.isLowercase || lastWord.hasSuffix(",") || Self.neverLast.contains(lastWord.lowercased())
  }

  private static let neverLast = Set(
    "a an the of to in on at by for from with and or but as if than that my your his her our their is are was were be will"
      .split(separator: " ").map(String.init))
}
