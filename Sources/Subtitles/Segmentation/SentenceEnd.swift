/// Decides whether a word ends its sentence: the one rule for cues and for what is translated at a time.
package enum SentenceEnd {
  /// Whether `word` ends a sentence when `next` follows.
  ///
  /// Returns `nil` when only what follows can tell and `next` is `nil`.
  package static func isReached(at word: String, next: String?) -> Bool? {
    let core = word.trimmingSuffix(while: closers.contains)
    guard let mark = core.last else { return false }
    switch mark {
    case "?", "!", "。", "？", "！", "．": return true
    case "…": return next.map { !$0.startsLowercased }
    case ".":
      let body = core.dropLast()
      if body.isEmpty { return false }
      if body.last == "." { return next.map { !$0.startsLowercased } }
      return isReached(atDotAfter: body.drop(while: openers.contains), next: next)
    default: return false
    }
  }

  private static func isReached(atDotAfter body: Substring, next: String?) -> Bool? {
    let plain = body.lowercased()
    if neverLast.contains(plain) { return false }
    if numbered.contains(plain) || body.allSatisfy(\.isNumber) {
      return next.map { !($0.first?.isNumber ?? false) }
    }
    let isDotted =
      body.contains(".") && body.split(separator: ".").allSatisfy { $0.count <= 2 && !$0.hasDigit }
    let isInitial = body.count == 1 && body.first?.isUppercase == true
    if isDotted || isInitial || sometimesLast.contains(plain) {
      return next.map { starters.contains($0.bareWord) }
    }
    return true
  }

  /// What may stand between a sentence's mark and the space.
  private static let closers: Set<Character> = ["\"", "'", "”", "’", ")", "]", "»", "」", "』", "）", "*"]
  private static let openers: Set<Character> = ["\"", "'", "“", "‘", "(", "[", "«", "¿", "¡"]

  /// Abbreviations that something always follows.
  private static let neverLast = Set(
    spaced: """
      mr mrs ms messrs mx dr prof st gen col capt cmdr lt sgt maj adm rev fr hon sen rep gov pres mt ft e.g \
      i.e eg ie vs cf viz approx ca
      """)
  /// Abbreviations when a number follows, words or month names otherwise.
  private static let numbered: Set<String> = [
    "no", "nos", "vol", "fig", "figs", "p", "pp", "ch", "sec", "art",
  ]
  /// Abbreviations that may also stand last.
  private static let sometimesLast = Set(
    spaced: """
      inc ltd co corp bros jr sr esq etc al ave blvd rd dept univ assn jan feb mar apr jun jul aug sep sept \
      oct nov dec ph.d min max sq oz lb lbs hr hrs ed eds
      """)
  /// Words that begin a sentence far more often than they are part of a name.
  private static let starters = Set(
    spaced: """
      a all although an and another are as at because before but by can did do does each even every first for \
      from he her here his how however i i'm i've if in is it it's its let let's many maybe more most my no \
      not now of on once one only or our please she since so some still such that that's the their then there \
      there's these they this those though to today two until was we we're well were what when where whether \
      which while who why will with would yes yet you you're your
      """)
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }

  fileprivate var hasDigit: Bool { contains(where: \.isNumber) }

  fileprivate var startsLowercased: Bool { first(where: \.isLetter)?.isLowercase ?? false }
}
