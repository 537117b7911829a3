/// Places in a program's texts that something is put into when they are shown.
enum Placeholder {
  /// Names of variables are shorter.
  private static let longest = 64

  /// Whether what a placeholder stands for depends on its place among the others: `%s` and `{}`, but not `%1$s` or `{0}`.
  static func isByPlace(_ placeholder: String) -> Bool {
    if placeholder == "{}" { return true }
    let isVariable = placeholder.last == "%" && !placeholder.hasSuffix("%%")
    return placeholder.first == "%" && !isVariable && !placeholder.contains("$")
      && !placeholder.hasPrefix("%(")
  }

  /// What placeholders begin with.
  static func isOpening(_ character: Character) -> Bool {
    switch character {
    case "{", "%", "$", "#", "\\": true
    default: false
    }
  }

  /// The placeholder at the beginning of a text; `nil` without one.
  static func prefix(of text: Substring) -> (text: Substring, kind: Verbatim.Kind)? {
    switch text.first {
    case "{": braces(text).map { ($0, .placeholder) }
    case "$" where text.dropFirst().first == "{", "#" where text.dropFirst().first == "{":
      braces(text.dropFirst()).map { (text[..<$0.endIndex], .placeholder) }
    case "$" where text.dropFirst().first == "(", "\\" where text.dropFirst().first == "(":
      round(text.dropFirst()).map { (text[..<$0.endIndex], .placeholder) }
    case "%": percent(text) ?? variable(text).map { ($0, .placeholder) }
    default: nil
    }
  }

  /// `{name}`, `{0}`, `{{x}}`, `{}`.
  private static func braces(_ text: Substring) -> Substring? {
    let open = text.prefix(3).prefix { $0 == "{" }
    guard open.count <= 2 else { return nil }
    let name = text[open.endIndex...].prefix(longest).prefix {
      $0.isLetter || $0.isNumber || "_-.:,#[]".contains($0)
    }
    let close = text[name.endIndex...].prefix(open.count)
    guard !name.isEmpty || open.count == 1, close.count == open.count, close.allSatisfy({ $0 == "}" }) else {
      return nil
    }
    return text[..<close.endIndex]
  }

  /// `(name)` of the shell's `$(name)` and of Swift's `\(name)`.
  private static func round(_ text: Substring) -> Substring? {
    let name = text.dropFirst().prefix(longest).prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    guard !name.isEmpty, text[name.endIndex...].first == ")" else { return nil }
    return text[...name.endIndex]
  }

  /// A conversion of `printf` (C17, 7.21.6.1) with POSIX's `n$` and `%@`; "50% of" is none, for it has a space.
  private static func percent(_ text: Substring) -> (Substring, Verbatim.Kind)? {
    var rest = text.dropFirst()
    if rest.first == "(", let close = rest.prefix(longest).firstIndex(of: ")") {
      rest = rest[close...].dropFirst()
    }
    let position = rest.prefix(while: isDigit)
    if !position.isEmpty, rest[position.endIndex...].first == "$" {
      rest = rest[position.endIndex...].dropFirst()
    }
    rest = rest.drop { "-+0#".contains($0) }.drop(while: isDigit)
    if rest.first == "." { rest = rest.dropFirst().drop(while: isDigit) }
    rest = rest.drop { "hlLqjzt".contains($0) }
    guard let conversion = rest.first else { return nil }
    var end = rest.index(after: rest.startIndex)
    // A letter after it makes a word of it: "100%disk".
    if rest[end...].first?.isLetter == true { return nil }
    // The sign of percent belongs to its number.
    if rest[end...].hasPrefix("%%") { end = rest.index(end, offsetBy: 2) }
    if "@sSc".contains(conversion) { return (text[..<end], .placeholder) }
    return "dDiuUxXfFeEgG".contains(conversion) ? (text[..<end], .numberPlaceholder) : nil
  }

  /// `%NAME%`.
  private static func variable(_ text: Substring) -> Substring? {
    let name = text.dropFirst().prefix(longest).prefix { $0.isLetter || $0 == "_" }
    guard name.count > 1, text[name.endIndex...].first == "%" else { return nil }
    return text[...name.endIndex]
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
