/// Spells words as classes of sounds: rough rules for English that are harmless in other Latin writing.
enum Spelling {
  private static let vowels = Set("aeiouy")
  private static let digits: [Character: [SoundClass]] = [
    "0": [.sibilant, .vowel, .sonorant, .vowel], "1": [.sonorant, .vowel, .sonorant], "2": [.stop, .vowel],
    "3": [.breath, .sonorant, .vowel], "4": [.breath, .vowel, .sonorant],
    "5": [.breath, .vowel, .sonorant], "6": [.sibilant, .vowel, .stop, .sibilant],
    "7": [.sibilant, .vowel, .sonorant, .vowel, .sonorant], "8": [.vowel, .stop],
    "9": [.sonorant, .vowel, .sonorant],
  ]

  /// The sounds of a written word; at least one.
  static func sounds(of word: String) -> [SoundClass] {
    let letters = Array(word.lowercased().filter { $0.isLetter || $0.isNumber })
    let isLatin = letters.allSatisfy(\.isASCII)
    guard isLatin, letters.contains(where: { vowels.contains($0) || $0.isNumber }) else {
      // A syllable each: letters said by their names, or a script that is not spelled with letters.
      return letters.isEmpty ? [.vowel] : letters.flatMap { _ in [SoundClass.stop, .vowel] }
    }
    var sounds: [SoundClass] = []
    var index = 0
    while index < letters.count {
      let (said, length) = sound(at: index, of: letters)
      for one in said where one != sounds.last || one == .vowel && letters[index].isNumber {
        sounds.append(one)
      }
      index += length
    }
    return sounds.isEmpty ? [.vowel] : sounds
  }

  private static func sound(at index: Int, of letters: [Character]) -> ([SoundClass], length: Int) {
    let letter = letters[index]
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    switch (letter, next) {
    case ("t", "h"), ("p", "h"): return ([.breath], 2)
    case ("s", "h"): return ([.sibilant], 2)
    case ("c", "h"): return ([.stop, .sibilant], 2)
    case ("g", "h"): return (index == 0 ? [.stop] : [], 2)
    case ("c", "k"): return ([.stop], 2)
    case ("q", "u"): return ([.stop, .sonorant], 2)
    case ("k", "n") where index == 0, ("w", "r") where index == 0: return ([.sonorant], 2)
    case ("t", "i") where index + 2 < letters.count && letters[index + 2] == "o":
      return ([.sibilant, .vowel], 3)
    case ("c", "e"), ("c", "i"), ("c", "y"): return ([.sibilant], 1)
    case ("e", " ") where index > 1 && letters[..<index].contains(where: vowels.contains): return ([], 1)
    case ("y", _) where index == 0: return ([.sonorant], 1)
    default: return (single(letter), 1)
    }
  }

  private static func single(_ letter: Character) -> [SoundClass] {
    switch letter {
    case "a", "e", "i", "o", "u", "y": [.vowel]
    case "l", "m", "n", "r", "w", "v": [.sonorant]
    case "b", "c", "d", "g", "k", "p", "q", "t": [.stop]
    case "s", "z": [.sibilant]
    case "j": [.stop, .sibilant]
    case "x": [.stop, .sibilant]
    case "f", "h": [.breath]
    default: digits[letter] ?? [.stop, .vowel]
    }
  }
}
