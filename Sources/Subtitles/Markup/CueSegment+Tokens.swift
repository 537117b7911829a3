extension CueSegment {
  /// The segments of a cue's text.
  ///
  /// A line begins one when it begins with a dash or names who speaks, or stands in brackets, and when the line before
  /// it ends with a note of music, stands in brackets, or ends what its speaker says; other lines go on with what the
  /// line before them said.
  static func segments(of tokens: [MarkupToken]) -> [CueSegment] {
    var groups: [ArraySlice<MarkupToken>] = []
    for line in tokens.split(omittingEmptySubsequences: false, whereSeparator: { $0.kind == .lineBreak }) {
      let hasText = groups.last?.contains { !$0.plain.allSatisfy(\.isWhitespace) } ?? false
      if let last = groups.last, !hasText || !begins(line, after: last) {
        groups[groups.count - 1] = tokens[last.startIndex..<line.endIndex]
      } else {
        groups.append(line)
      }
    }
    return groups.map(CueSegment.init)
  }

  private static func begins(_ line: ArraySlice<MarkupToken>, after last: ArraySlice<MarkupToken>) -> Bool {
    if let tag = line.first?.raw, tag.hasPrefix("<v ") || tag.hasPrefix("<v.") { return true }
    if last.last?.raw == "</v>" { return true }
    let (text, before) = (line.map(\.plain).joined().trimmed, last.map(\.plain).joined().trimmed)
    if isBracketed(text) || isBracketed(before) { return true }
    return text.first.map(dashes.contains) == true || before.last.map(notes.contains) == true
  }

  private init(_ tokens: ArraySlice<MarkupToken>) {
    var words = ""
    for token in tokens {
      raw += token.raw
      switch token.kind {
      case .text(let text):
        words += text
      case .markup:
        marks.append(Mark(markup: String(token.raw), place: words.inkCount))
      case .lineBreak:
        words += "\n"
      }
    }
    take(SpokenText.joined(words.split(separator: "\n").map { CleanText.singleLine(String($0)) }))
  }

  /// Takes the words, and what decorates them off.
  private mutating func take(_ whole: String) {
    let decoration = whole.prefix { Self.dashes.contains($0) || Self.notes.contains($0) || $0 == " " }
    // "-5 degrees" is no dialogue.
    let isNumber =
      decoration.last.map(Self.dashes.contains) == true
      && whole[decoration.endIndex...].first?.isNumber == true
    prefix = isNumber ? "" : String(decoration)
    let body = whole.dropFirst(prefix.count)
    let end = body.lastIndex { !Self.notes.contains($0) && $0 != " " }.map { body.index(after: $0) }
    text = String(body[..<(end ?? body.startIndex)])
    suffix = String(body[(end ?? body.startIndex)...])
  }
}
