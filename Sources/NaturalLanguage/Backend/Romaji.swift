/// Japanese in Latin letters, which the model has not learnt and takes for English.
enum Romaji {
  private static let consonants: Set<String> = [
    "", "k", "ky", "g", "gy", "s", "sh", "z", "j", "t", "ch", "ts", "d", "n", "ny", "h", "hy", "f", "b", "by",
    "p", "py",
    "m", "my", "y", "r", "ry", "w",
  ]

  /// Whether every word is made of Japanese syllables as Hepburn writes them: a consonant, if any, and a vowel; `n`; a
  /// consonant twice.
  static func mayBe(_ words: [String]) -> Bool {
    words.count > 1 && words.allSatisfy(isSyllables)
  }

  private static func isSyllables(_ word: String) -> Bool {
    var consonants = ""
    for letter in word {
      if "aiueoāīūēō".contains(letter) {
        guard Self.consonants.contains(consonants) else { return false }
        consonants = ""
      } else if consonants == "n", letter != "y" {
        consonants = String(letter)
      } else if consonants == String(letter), "kstpc".contains(letter) {
        continue
      } else {
        consonants.append(letter)
        if consonants.count > 2 { return false }
      }
    }
    return consonants.isEmpty || consonants == "n"
  }
}
