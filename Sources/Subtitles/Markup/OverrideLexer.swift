/// Takes the text of a SubStation Alpha event apart: override blocks, line breaks and hard spaces.
enum OverrideLexer {
  /// The pieces; a drawing is markup as a whole, and a brace that nothing closes is text.
  static func tokens(of body: Substring) -> [MarkupToken] {
    var collector = TokenCollector(body)
    var rest = body.unicodeScalars
    while let scalar = rest.first {
      if scalar == "{", let close = rest.firstIndex(of: "}") {
        let end = rest.index(after: close)
        collector.add(.markup, rest.startIndex, end)
        collector.isDrawing = drawing(after: Substring(rest[..<end])) ?? collector.isDrawing
        rest = rest[end...]
      } else if scalar == "\\", let next = rest.dropFirst().first, let meaning = escape(next) {
        let after = rest.dropFirst(2)
        switch meaning {
        case .character(let character): collector.add(character)
        case .lineBreak: collector.add(.lineBreak, rest.startIndex, after.startIndex)
        }
        rest = after
      } else {
        collector.add(scalar)
        rest = rest.dropFirst()
      }
    }
    collector.flush(before: body.endIndex)
    return collector.tokens
  }

  private enum Escape {
    case character(Unicode.Scalar)
    case lineBreak
  }

  /// What a backslash means with the character behind it; `nil` when it is a backslash.
  private static func escape(_ next: Unicode.Scalar) -> Escape? {
    switch next {
    case "N", "n": .lineBreak
    case "h": .character("\u{A0}")
    case "{", "}": .character(next)
    default: nil
    }
  }

  /// Whether a block switches drawing on or off (`\p1`, `\p0`); `nil` when it does neither.
  static func drawing(after block: Substring) -> Bool? {
    block.split { "\\{}".contains($0) }.compactMap { tag in
      tag.first == "p" ? Int(tag.dropFirst()).map { $0 > 0 } : nil
    }.last
  }
}
