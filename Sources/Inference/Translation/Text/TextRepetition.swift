/// Repetitions that a translator makes and its source does not have.
enum TextRepetition {
  /// So many copies in a row of one stretch nobody writes.
  private static let copies = 4
  private static let longestPeriod = 16

  /// Whether a translation runs in circles: a stretch four times in a row, or most characters doubled (的的度度).
  static func isEndless(_ translation: String, of source: String) -> Bool {
    let letters = translation.filter { !$0.isWhitespace }.map(\.self)
    guard letters.count >= 8 else { return false }
    let doubled = zip(letters, letters.dropFirst()).count { $0 == $1 && $0.isLetter }
    return (doubled * 5 >= letters.count * 2 || run(in: letters) != nil) && !isRepetitive(source)
  }

  /// The translation with two copies left of a stretch that is there four times or more.
  static func shortened(_ translation: String) -> String {
    var letters = Array(translation)
    while let run = run(in: letters) {
      letters.removeSubrange(run.range.lowerBound + 2 * run.period..<run.range.upperBound)
    }
    return String(letters)
  }

  /// A translation of one sentence that says it twice (はい。はい。), said once.
  static func undoubled(_ translation: String, of source: String) -> String {
    var sentences: [Substring] = []
    var start = translation.startIndex
    for index in translation.indices where isMark(translation[index]) {
      let end = translation.index(after: index)
      if end < translation.endIndex, "。！？!?」』）".contains(translation[end]) { continue }
      sentences.append(translation[start..<end])
      start = end
    }
    sentences.append(translation[start...])
    guard sentences.count > 2, !isRepetitive(source) else { return translation }
    var kept: [Substring] = []
    for sentence in sentences where kept.last.map({ !isSame($0, sentence) }) ?? true { kept.append(sentence) }
    return kept.count == sentences.count ? translation : kept.joined()
  }

  private static func isMark(_ character: Character) -> Bool {
    switch character {
    case "。", "！", "？", "!", "?": true
    default: false
    }
  }

  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    let (left, right) = (left.filter(\.isLetter), right.filter(\.isLetter))
    return !left.isEmpty && left == right
  }

  /// Whether a word or a stretch of words is there again, as in "No, no, no!".
  private static func isRepetitive(_ source: String) -> Bool {
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { $0.lowercased() }
    if zip(words, words.dropFirst()).contains(where: ==) { return true }
    if words.count >= 4, Set(words).count * 3 <= words.count * 2 { return true }
    return words.contains { word in word.count >= 4 && run(in: Array(word), copies: 2) != nil }
  }

  /// The first stretch with `copies` copies in a row, of four characters at least, and how far it goes on.
  private static func run(in letters: [Character], copies: Int = copies)
    -> (range: Range<Int>, period: Int)?
  {
    for period in 1...longestPeriod where letters.count >= period * copies {
      var equal = 0
      for index in period..<letters.count {
        let isEqual = letters[index] == letters[index - period] && !letters[index].isNumber
        equal = isEqual ? equal + 1 : 0
        // A run of one letter is a cry, up to a point.
        let needed = period == 1 ? 7 : period * (copies - 1)
        guard equal >= needed else { continue }
        var end = index + 1
        while end < letters.count, letters[end] == letters[end - period] { end += 1 }
        return (index + 1 - equal - period..<end, period)
      }
    }
    return nil
  }
}
