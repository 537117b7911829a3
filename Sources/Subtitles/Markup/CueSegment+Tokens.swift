extension CueSegment {
  /// The segments of a cue's text.
  ///
  /// A tag that names who speaks begins one. A line begins one when it begins with a dash, or stands in brackets, and when the line before
  /// it ends with a note of music, stands in brackets, or ends what its speaker says; other lines go on with what the
  /// line before them said.
  static func segments(of tokens: [MarkupToken]) -> [CueSegment] {
    var groups: [ArraySlice<MarkupToken>] = []
    let lines = tokens.split(omittingEmptySubsequences: false, whereSeparator: { $0.kind == .lineBreak })
    for line in lines.flatMap(voices) {
      let hasText = groups.last?.contains { !$0.plain.allSatisfy(\.isWhitespace) } ?? false
      if let last = groups.last, !hasText || !begins(line, after: last) {
        groups[groups.count - 1] = tokens[last.startIndex..<line.endIndex]
      } else {
        groups.append(line)
      }
    }
    return groups.map(CueSegment.init)
  }

  /// The parts of a line that begin with tags that name who speaks.
  private static func voices(of line: ArraySlice<MarkupToken>) -> [ArraySlice<MarkupToken>] {
    let starts = line.indices.dropFirst().filter { isVoice(line[$0]) }
    return zip([line.startIndex] + starts, starts + [line.endIndex]).map { line[$0..<$1] }
  }

  private static func isVoice(_ token: MarkupToken) -> Bool {
    token.raw.hasPrefix("<v ") || token.raw.hasPrefix("<v.")
  }

  private static func begins(_ line: ArraySlice<MarkupToken>, after last: ArraySlice<MarkupToken>) -> Bool {
    if line.first.map(isVoice) == true { return true }
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
