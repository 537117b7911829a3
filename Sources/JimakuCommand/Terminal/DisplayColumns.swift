/// How many columns text takes on a terminal.
enum DisplayColumns {
  /// The columns of a user-perceived character: 2 when wide, 0 when nothing is shown, else 1.
  ///
  /// Wide is what Unicode Standard Annex 11 calls W and F, and what is shown as a picture; characters of ambiguous width
  /// take one column, as terminals do by default.
  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    // U+FE0F asks for the picture form of what would be narrow.
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return character.unicodeScalars.map(columns).max() ?? 0
  }

  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The text cut to so many columns, with `…` at the end when something is missing.
  static func cut(_ text: String, to columns: Int) -> String {
    if of(text) <= columns { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var width = 0
    for character in text {
      width += of(character)
      if width > columns - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters (EastAsianWidth.txt), unassigned places in them included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, leading consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic description, CJK punctuation
    0x3041...0x33FF,  // kana, Bopomofo, compatibility Jamo, enclosed, squared
    0x3400...0x4DBF,  // ideographs, extension A
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97C,  // Hangul Jamo, extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6B,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x18D08,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana, extended; Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs, extensions B and later
  ]
}
