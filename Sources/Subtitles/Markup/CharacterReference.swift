/// Character references such as `&amp;` and `&#39;`.
enum CharacterReference {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}",
    "rlm": "\u{200F}",
  ]

  /// The character of the reference that `text` begins with, and where it ends; `nil` for none.
  ///
  /// Those that WebVTT writers use, and any number; a control character is none.
  static func read(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, Substring.UnicodeScalarView.Index)? {
    guard text.first == "&", let semicolon = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = String(text[..<semicolon].dropFirst())
    let end = text.index(after: semicolon)
    if let known = names[name] { return (known, end) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.properties.generalCategory != .control
    else {
      return nil
    }
    return (scalar, end)
  }
}
