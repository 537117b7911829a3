/// The sounds of the CMU Pronouncing Dictionary, written in the International Phonetic Alphabet.
///
/// Source: the symbols and their example words in the dictionary's own `cmudict.phones`; vowels end in a digit for
/// their stress: 1 primary, 2 secondary, 0 none. The vowels are those of General American, without marks of length.
enum Arpabet {
  /// The pronunciation of `G IH1 V AH0 N` is `ˈɡɪvən`; `nil` when a symbol is unknown, or there is none.
  ///
  /// A word of one syllable has no mark of stress, as usual in dictionaries.
  static func ipa(_ symbols: [Substring]) -> String? {
    let sounds = symbols.map(Sound.init)
    guard !sounds.isEmpty, sounds.allSatisfy({ $0.ipa != nil }) else { return nil }
    let vowels = sounds.indices.filter { sounds[$0].stress != nil }
    var marks: [Int: String] = [:]
    for (place, vowel) in vowels.enumerated() where vowels.count > 1 {
      let mark =
        switch sounds[vowel].stress {
        case 1: "ˈ"
        case 2: "ˌ"
        default: ""
        }
      marks[Syllables.onset(of: vowel, after: place == 0 ? nil : vowels[place - 1], sounds.map(\.name))] =
        mark
    }
    return sounds.indices.map { (marks[$0] ?? "") + (sounds[$0].ipa ?? "") }.joined()
  }

  private struct Sound {
    var name: Substring
    /// `nil` for a consonant.
    var stress: Int?

    init(_ symbol: Substring) {
      stress = symbol.last?.wholeNumberValue
      name = stress == nil ? symbol : symbol.dropLast()
    }

    var ipa: String? {
      switch (name, stress) {
      case ("AH", 0): "ə"
      case ("ER", 0): "ɚ"
      case (_, nil): Arpabet.consonants[name]
      default: Arpabet.vowels[name]
      }
    }
  }

  private static let vowels: [Substring: String] = [
    "AA": "ɑ", "AE": "æ", "AH": "ʌ", "AO": "ɔ", "AW": "aʊ", "AY": "aɪ", "EH": "ɛ", "ER": "ɝ", "EY": "eɪ",
    "IH": "ɪ", "IY": "i", "OW": "oʊ", "OY": "ɔɪ", "UH": "ʊ", "UW": "u",
  ]
  private static let consonants: [Substring: String] = [
    "B": "b", "CH": "tʃ", "D": "d", "DH": "ð", "F": "f", "G": "ɡ", "HH": "h", "JH": "dʒ", "K": "k", "L": "l",
    "M": "m", "N": "n", "NG": "ŋ", "P": "p", "R": "ɹ", "S": "s", "SH": "ʃ", "T": "t", "TH": "θ", "V": "v",
    "W": "w", "Y": "j", "Z": "z", "ZH": "ʒ",
  ]
}
