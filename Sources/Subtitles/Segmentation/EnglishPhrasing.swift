/// Where English text may be broken, and how well.
///
/// After the line treatment of Netflix's English guide: after punctuation, before conjunctions and prepositions; not
/// between article and noun, adjective and noun, first and last name, subject pronoun and verb, or inside a verb form.
enum EnglishPhrasing {
  /// How bad a break between two neighbouring words is: 0 after a sentence, up to 60 after an article.
  static func penalty(between left: String, and right: String) -> Int {
    let last = left.last(where: { !"\"'”’)]".contains($0) })
    if let last, ".?!…".contains(last), SentenceEnd.isReached(at: left, next: right) != false { return 0 }
    if let last, ",;:—–".contains(last) { return 3 }
    let before = left.bareWord
    let after = right.bareWord
    if determiners.contains(before) || titles.contains(before) { return 60 }
    // "log in | at nine": two prepositions in a row, so the first belongs to its verb.
    if prepositions.contains(before), prepositions.contains(after), after != "of" { return 15 }
    if conjunctions.contains(before) || prepositions.contains(before) { return 50 }
    if left.last?.isNumber == true || isName(left, right) { return 45 }
    if pronouns.contains(before) || auxiliaries.contains(before) { return 40 }
    if conjunctions.contains(after) { return 12 }
    if after == "of" || auxiliaries.contains(after) { return 38 }
    if prepositions.contains(after) { return 18 }
    if pronouns.contains(after) { return 20 }
    if determiners.contains(after) { return 24 }
    return 30
  }

  /// Whether a cue or sentence may well begin with `word`: a conjunction.
  static func isConjunction(_ word: some StringProtocol) -> Bool {
    conjunctions.contains(word.bareWord)
  }

  private static func isName(_ left: String, _ right: String) -> Bool {
    guard let first = left.first, let second = right.first else { return false }
    return first.isUppercase && second.isUppercase && !pronouns.contains(right.bareWord)
      && !pronouns.contains(left.bareWord)
  }

  private static let determiners = Set(
    spaced: """
      a an the my your his her its our their this these those every each no some any very too quite
      """)
  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "sir", "st", "president", "professor",
  ]
  private static let conjunctions = Set(
    spaced: """
      and but or nor so yet because although though while whereas when where if unless until since what how why \
      that which who whose whom than whether as before after
      """)
  private static let prepositions = Set(
    spaced: """
      of to in on at by for with from into onto about against between through during without within under over \
      above below across among around behind beyond toward towards upon near off per via like
      """)
  private static let pronouns = Set(
    spaced: """
      i you he she it we they there i'm you're he's she's it's we're they're i've we've they've i'll we'll \
      you'll
      """)
  private static let auxiliaries = Set(
    spaced: """
      am is are was were be been being have has had do does did will would can could shall should may might \
      must not don't didn't doesn't can't won't isn't wasn't
      """)
}
