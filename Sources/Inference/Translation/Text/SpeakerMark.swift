/// What stands before a line to tell that somebody (else) speaks: "- ", "– ", ">> ".
enum SpeakerMark {
  /// Whether a text begins with one; a minus sign before a number is none.
  static func begins(_ text: Substring) -> Bool {
    !prefix(of: text).isEmpty
  }

  /// The mark with the spaces after it; empty without one.
  static func prefix(of text: Substring) -> Substring {
    let dashes = text.prefix { "-‐–—―".contains($0) }
    let angles = text.prefix { $0 == ">" || $0 == "＞" }
    let mark = dashes.isEmpty ? angles : dashes
    guard dashes.count == 1 || angles.count >= 2 else { return text.prefix(0) }
    let spaces = text[mark.endIndex...].prefix(while: \.isWhitespace)
    if spaces.isEmpty, text[mark.endIndex...].first?.isNumber == true { return text.prefix(0) }
    return text[..<spaces.endIndex]
  }
}
