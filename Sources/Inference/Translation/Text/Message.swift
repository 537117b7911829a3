/// Placeholders with spaces inside: `{{ name }}`, and arguments of ICU's messages: `{count, plural, one {# item} other {# items}}`.
enum Message {
  /// Longer ones are text in braces.
  private static let longest = 2000
  /// The kinds of arguments ("Formatting Messages" in ICU's user guide), and whether they stand for a number.
  private static let kinds: [Substring: Bool] = [
    "plural": true, "selectordinal": true, "number": true, "spellout": true, "ordinal": true,
    "duration": true,
    "select": false, "date": false, "time": false,
  ]

  /// The places of all of them in a text, in their order.
  static func places(in text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      rest = rest[brace...]
      if let message = prefix(of: rest) {
        places.append(message.text.startIndex..<message.text.endIndex)
        rest = rest[message.text.endIndex...]
      } else {
        rest = rest.dropFirst(rest.prefix { $0 == "{" }.count)
      }
    }
    return places
  }

  /// The placeholder at the beginning of a text, which begins with a brace; `nil` without one.
  static func prefix(of text: Substring) -> (text: Substring, kind: Verbatim.Kind)? {
    let open = text.prefix(3).prefix { $0 == "{" }
    var rest = text[open.endIndex...].drop { $0 == " " }
    let name = rest.prefix(64).prefix { $0.isLetter || $0.isNumber || "_.-#/^&>|".contains($0) }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...].drop { $0 == " " }
    if open.count == 2 {
      return rest.hasPrefix("}}") ? (text[..<rest.dropFirst(2).startIndex], .placeholder) : nil
    }
    guard open.count == 1, rest.first == "," else { return nil }
    let kind = rest.dropFirst().drop { $0 == " " }.prefix(16).prefix(while: \.isLetter)
    guard let isNumber = kinds[kind], let end = close(of: text) else { return nil }
    return (text[..<end], isNumber ? .numberPlaceholder : .placeholder)
  }

  /// Where the brace closes that a text begins with.
  private static func close(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.prefix(longest).indices {
      switch text[index] {
      case "{": depth += 1
      case "}": depth -= 1
      default: continue
      }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }
}
