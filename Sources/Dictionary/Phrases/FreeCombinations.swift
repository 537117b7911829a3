/// Small words that stand together by the rules of grammar alone: "in this house" has no phrase "in this".
///
/// WordNet lists such pairs as synonyms of old words ("in this" for "herein", "on it" for "thereon") or as adjectives that
/// their words show only after certain verbs ("be in on"); a reader who taps one of them wants the word.
enum FreeCombinations {
  /// Whether a headword in small letters is one; `isInFreeDict` says whether the learners' dictionary has it.
  static func contains(_ headword: String, isInFreeDict: Bool) -> Bool {
    let words = headword.split(separator: " ").map(String.init)
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    // "in this", "for it", "to each one", "this one"
    let isPreposition = prepositions.contains(first)
    if words.count == 2, isPreposition, objects.contains(last) { return true }
    if last == "one", words.count == 2 ? determiners.contains(first) : isPreposition && words[1] == "each" {
      return true
    }
    // "be on", "be with it"
    if first == "be", words.dropFirst().allSatisfy({ prepositions.contains($0) || objects.contains($0) }) {
      return true
    }
    // "up on", "out to"; "out of" is one preposition.
    return words.count == 2 && isPreposition && prepositions.contains(last) && last != "of" && !isInFreeDict
  }

  private static let prepositions: Set<String> = [
    "about", "after", "at", "by", "for", "from", "in", "into", "of", "off", "on", "onto", "out", "over",
    "through", "to", "under", "up", "upon", "with", "within", "without",
  ]
  private static let objects: Set<String> = [
    "it", "this", "that", "these", "those", "me", "you", "him", "her", "us", "them",
  ]
  private static let determiners: Set<String> = ["the", "this", "that", "these", "those"]
}
