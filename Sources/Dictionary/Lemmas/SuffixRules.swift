/// The regular endings of English: what a form may come from, if that is a word.
///
/// Source: the rules of detachment in WordNet's manual, morphy(7WN), and the spelling rules that its exception lists stand
/// for: a doubled consonant ("vlogged") and `y` made `i` ("tidied").
enum SuffixRules {
  /// The words that a form may come from, and as what, whether they exist or not.
  static func candidates(for form: String) -> [(word: String, partOfSpeech: PartOfSpeech)] {
    rules.flatMap { rule -> [(word: String, partOfSpeech: PartOfSpeech)] in
      guard form.hasSuffix(rule.ending), form.count > rule.ending.count + 1,
        !(rule.ending == "s" && form.hasSuffix("ss"))
      else { return [] }
      let stem = String(form.dropLast(rule.ending.count)) + rule.replacement
      var words = rule.doubles && doublesConsonant(stem) ? [] : [stem]
      if rule.doubles, let single = undoubled(stem) { words.append(single) }
      return words.filter { $0.last?.isLetter ?? false }.map { ($0, rule.partOfSpeech) }
    }
  }

  /// Whether the last consonant of a word is doubled before an ending that begins with a vowel.
  ///
  /// It is after one vowel in a word of one syllable: "hoped" is no form of "hop".
  private static func doublesConsonant(_ word: String) -> Bool {
    let letters = Array(word)
    guard letters.count >= 3, let last = letters.last, !"aeiouwxy".contains(last) else { return false }
    let isVowel = letters.map { "aeiouy".contains($0) }
    return isVowel[letters.count - 2] && !isVowel[letters.count - 3]
      && isVowel.dropLast(2).allSatisfy { !$0 }
  }

  private static func undoubled(_ stem: String) -> String? {
    let letters = Array(stem)
    guard letters.count >= 4, letters.last == letters[letters.count - 2],
      let last = letters.last, !"aeiou".contains(last)
    else { return nil }
    return String(letters.dropLast())
  }

  private struct Rule {
    var partOfSpeech: PartOfSpeech
    var ending: String
    var replacement: String
    var doubles = false
  }

  private static let rules: [Rule] = [
    Rule(partOfSpeech: .noun, ending: "s", replacement: ""),
    Rule(partOfSpeech: .noun, ending: "ses", replacement: "s"),
    Rule(partOfSpeech: .noun, ending: "xes", replacement: "x"),
    Rule(partOfSpeech: .noun, ending: "zes", replacement: "z"),
    Rule(partOfSpeech: .noun, ending: "ches", replacement: "ch"),
    Rule(partOfSpeech: .noun, ending: "shes", replacement: "sh"),
    Rule(partOfSpeech: .noun, ending: "oes", replacement: "o"),
    Rule(partOfSpeech: .noun, ending: "men", replacement: "man"),
    Rule(partOfSpeech: .noun, ending: "ies", replacement: "y"),
    Rule(partOfSpeech: .verb, ending: "s", replacement: ""),
    Rule(partOfSpeech: .verb, ending: "ies", replacement: "y"),
    Rule(partOfSpeech: .verb, ending: "es", replacement: ""),
    Rule(partOfSpeech: .verb, ending: "ied", replacement: "y"),
    Rule(partOfSpeech: .verb, ending: "ed", replacement: "e"),
    Rule(partOfSpeech: .verb, ending: "ed", replacement: "", doubles: true),
    Rule(partOfSpeech: .verb, ending: "ing", replacement: "e"),
    Rule(partOfSpeech: .verb, ending: "ing", replacement: "", doubles: true),
    Rule(partOfSpeech: .adjective, ending: "ier", replacement: "y"),
    Rule(partOfSpeech: .adjective, ending: "er", replacement: "e"),
    Rule(partOfSpeech: .adjective, ending: "er", replacement: "", doubles: true),
    Rule(partOfSpeech: .adjective, ending: "iest", replacement: "y"),
    Rule(partOfSpeech: .adjective, ending: "est", replacement: "e"),
    Rule(partOfSpeech: .adjective, ending: "est", replacement: "", doubles: true),
  ]
}
