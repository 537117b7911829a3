/// Marks of style that subtitle files put into their text: `<i>`, `</font>`, `<c.loud>`, `{\an8}`.
enum MarkupTag {
  /// Longer ones are text in angle brackets.
  private static let longest = 128

  /// The tag at the beginning of a text; empty without one.
  static func prefix(of text: Substring) -> Substring {
    switch text.first {
    case "<": angleTag(text)
    case "{" where text.dropFirst().first == "\\": closed(by: "}", text)
    default: text.prefix(0)
    }
  }

  /// A name, or a slash and a name, or a time as WebVTT has it, follows the bracket; "x < 3 and y > 2" is none.
  private static func angleTag(_ text: Substring) -> Substring {
    let inner = text.dropFirst()
    let name = inner.first == "/" ? inner.dropFirst() : inner
    guard let first = name.first, first.isASCII, first.isLetter || first.isNumber else {
      return text.prefix(0)
    }
    return closed(by: ">", text)
  }

  private static func closed(by end: Character, _ text: Substring) -> Substring {
    guard let close = text.prefix(longest).firstIndex(of: end), !text[..<close].contains(where: \.isNewline)
    else {
      return text.prefix(0)
    }
    return text[...close]
  }
}
