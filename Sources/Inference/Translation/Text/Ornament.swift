/// Characters that mean the same in every language: emoji, musical notes, bullets.
enum Ornament {
  /// Whether a character is one.
  ///
  /// Signs that belong to the number or name beside them are none, though Unicode files them with the symbols.
  static func isOrnament(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if bullets.contains(first) { return true }
    if units.contains(first) { return false }
    if first.properties.generalCategory == .otherSymbol || first.properties.isEmojiPresentation {
      return true
    }
    // A character that asks for its picture, such as a keycap.
    return character.unicodeScalars.contains("\u{FE0F}")
  }

  private static let bullets: Set<Unicode.Scalar> = ["•", "‣", "◦", "■", "□", "\u{FFFD}"]
  private static let units: Set<Unicode.Scalar> = ["°", "℃", "℉", "№", "℡", "™", "©", "®", "℗", "Ω", "Å"]
}
