/// Takes out of a text what is no text: control characters, byte order marks, noncharacters.
enum CleanSource {
  /// The text without them; line breaks and tabs stay.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNoText) else { return text }
    var clean = String.UnicodeScalarView()
    clean.append(contentsOf: text.unicodeScalars.lazy.filter { !isNoText($0) })
    return String(clean)
  }

  /// Soft hyphens and zero-width spaces stand inside words and say nothing about their translation; the joiners of emoji
  /// (U+200D) and of Indic letters stay.
  private static func isNoText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B, 0x2060, 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
