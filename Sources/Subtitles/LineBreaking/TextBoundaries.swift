internal import CICU

/// Where ICU would break a text.
enum TextBoundaries {
  /// What lies between two boundaries.
  enum Kind {
    /// Japanese phrases (文節): a content word with what clings to it. Needs ICU 72; see Decisions/0021.
    case phrases
    /// Whatever the strict rules of line breaking allow to stand together (kinsoku).
    case strictLines
    /// Dictionary words.
    case words
  }

  /// The pieces of `text` between the boundaries, in order; together they are `text`.
  ///
  /// Without ICU's data (which its library carries) the whole text is one piece.
  static func pieces(of text: some StringProtocol, _ kind: Kind) -> [Substring] {
    let text = Substring(text)
    let units = Array(text.utf16)
    guard let length = Int32(exactly: units.count), length > 0 else { return [] }
    return units.withUnsafeBufferPointer { buffer in
      guard let breaks = jmk_breaks_open(kind.kind, kind.locale, buffer.baseAddress, length) else {
        return [text]
      }
      defer { jmk_breaks_close(breaks) }
      var boundaries: [Int] = []
      while case let boundary = jmk_breaks_next(breaks), boundary >= 0 { boundaries.append(Int(boundary)) }
      return cut(text, at: boundaries)
    }
  }

  /// Cuts `text` at UTF-16 offsets, but never inside a character, for example between an emoji and its modifier.
  private static func cut(_ text: Substring, at offsets: [Int]) -> [Substring] {
    let offsets = Set(offsets)
    var pieces: [Substring] = []
    var start = text.startIndex
    var offset = 0
    for index in text.indices {
      offset += text[index].utf16.count
      let end = text.index(after: index)
      guard offsets.contains(offset) || end == text.endIndex else { continue }
      pieces.append(text[start..<end])
      start = end
    }
    return pieces
  }
}

extension TextBoundaries.Kind {
  fileprivate var kind: jmk_break_kind { self == .words ? JMK_BREAK_WORDS : JMK_BREAK_LINES }

  fileprivate var locale: String {
    switch self {
    case .phrases: "ja@lb=strict;lw=phrase"
    case .strictLines: "ja@lb=strict"
    case .words: "ja"
    }
  }
}
