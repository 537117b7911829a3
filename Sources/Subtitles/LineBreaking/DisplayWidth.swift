internal import CICU

/// How wide text is in a fixed-width East Asian font.
enum DisplayWidth {
  /// The width in half-width columns: 2 for a full-width or wide character, otherwise 1.
  ///
  /// A user-perceived character is as wide as its base. Characters whose width is ambiguous (… ‘ ’ “ ” — and so on,
  /// Unicode Standard Annex 11) are set full-width in Japanese and count 2.
  static func halfColumns(_ character: Character) -> Int {
    guard let base = character.unicodeScalars.first else { return 0 }
    if base.isASCII { return 1 }
    return jmk_is_wide(base.value) != 0 ? 2 : 1
  }

  /// The width of all characters together.
  static func halfColumns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + halfColumns($1) }
  }
}

extension Character {
  /// Whether it belongs to a script that is written without spaces between words: kana, Han, and their punctuation.
  package var isWrittenWithoutSpaces: Bool {
    guard let base = unicodeScalars.first else { return false }
    switch base.value {
    case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFFEF,
      0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
