internal import CICU

/// Tells simplified from traditional Chinese characters, by ICU's conversions from one to the other.
enum HanForm {
  /// How probable it is that Chinese text is in simplified characters; one half when every character is the same in both.
  static func probabilityOfSimplified(_ text: String) -> Double {
    var (simplified, traditional) = (0.0, 0.0)
    for character in text.unicodeScalars where Script(character) == .han {
      let forms = jmk_han_forms(character.value)
      // What a conversion to traditional characters changes is a simplified one, and the other way round.
      if forms & 1 != 0 { simplified += 1 }
      if forms & 2 != 0 { traditional += 1 }
    }
    return (simplified + 0.1) / (simplified + traditional + 0.2)
  }
}
