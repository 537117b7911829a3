internal import Subtitles

/// Tells when a translation is, wholly or for the most part, its source again.
///
/// It can tell where the language translated to has letters of its own: in Japanese, English words in Latin letters are no
/// translation, unless they are names and abbreviations as the source has them.
enum EchoCheck {
  /// Languages whose texts are written with letters that English has not.
  static func hasOwnLetters(_ language: String) -> Bool {
    ["ja", "zh", "ko", "yue"].contains(String(language.prefix { $0 != "-" && $0 != "_" }))
  }

  /// Whether `translation`, into a language with letters of its own, repeats `source`.
  static func isEcho(_ translation: String, of source: String) -> Bool {
    guard translation.unicodeScalars.contains(where: { $0.value < 0x250 && $0.properties.isAlphabetic })
    else {
      return false
    }
    let words = translation.split { !$0.isLetter && $0 != "'" }.filter { word in
      word.first.map(isLatin) == true && !isUnit(word, in: translation)
    }
    let own = translation.contains { $0.isLetter && !isLatin($0) }
    let sources = source.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
    if words.isEmpty || sources.isEmpty { return false }
    let repeated = words.filter { word in sources.contains(word.lowercased()) && !isName(word) }
    if own { return longestRun(of: words.map { $0.lowercased() }, in: sources) >= 3 && repeated.count >= 2 }
    return repeated.count * 2 > words.count || (words.count > 3 && repeated.count > 1)
  }

  /// What directly follows a number: km.
  private static func isUnit(_ word: Substring, in text: String) -> Bool {
    word.startIndex > text.startIndex && text[text.index(before: word.startIndex)].isNumber
  }

  /// A word that Japanese writes in Latin letters: all capitals, or capitals inside: NASA, iPhone.
  private static func isName(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) || word.count == 1
  }

  private static func longestRun(of words: [String], in sources: [String]) -> Int {
    var longest = 0
    var lengths = [Int](repeating: 0, count: sources.count + 1)
    for word in words {
      var next = [Int](repeating: 0, count: sources.count + 1)
      for (index, source) in sources.enumerated() where source == word {
        next[index + 1] = lengths[index] + 1
        longest = max(longest, next[index + 1])
      }
      lengths = next
    }
    return longest
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value < 0x250 } ?? false
  }
}
