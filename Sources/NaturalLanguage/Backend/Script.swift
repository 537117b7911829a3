internal import CICU

/// A script, as far as it matters here.
enum Script: Hashable, Sendable {
  case latin
  /// Chinese characters, which Japanese is written in too.
  case han
  /// Hiragana and katakana.
  case kana
  /// Any other, by its four letters (ISO 15924).
  case other(String)

  /// The script of a letter; `nil` when every script has it.
  init?(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F: self = .latin
    // The long vowel mark among them belongs to no script, says Unicode.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0xFF66...0xFF9F: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: self = .han
    default:
      switch String(cString: jmk_script(letter.value)) {
      case "Zyyy", "Zinh", "Zzzz": return nil
      case "Latn": self = .latin
      case "Hani": self = .han
      case "Hira", "Kana": self = .kana
      case let name: self = .other(name)
      }
    }
  }

  /// Its four letters; those of Japanese for kana.
  var name: String {
    switch self {
    case .latin: "Latn"
    case .han: "Hani"
    case .kana: "Jpan"
    case .other(let name): name
    }
  }

  /// The only language with a name here that is written so.
  var onlyLanguage: NLLanguage? {
    guard case .other(let name) = self else { return self == .kana ? .japanese : nil }
    return Self.onlyLanguages[name]
  }

  /// How much one letter says in comparison with a Latin one: a Japanese sentence has a third as many.
  var weight: Int {
    switch self {
    case .han, .kana, .other("Hang"): 3
    case .latin, .other: 1
    }
  }

  private static let onlyLanguages: [String: NLLanguage] = [
    "Armn": .armenian, "Cher": .cherokee, "Geor": .georgian, "Grek": .greek, "Gujr": .gujarati,
    "Guru": .punjabi, "Hang": .korean, "Khmr": .khmer, "Knda": .kannada, "Laoo": .lao,
    "Mlym": .malayalam, "Mymr": .burmese, "Orya": .oriya, "Sinh": .sinhalese, "Taml": .tamil,
    "Telu": .telugu, "Thai": .thai, "Tibt": .tibetan,
  ]
}
