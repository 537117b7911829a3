/// Repetitions that a translator makes and its source does not have.
enum TextRepetition {
  /// So many copies in a row nobody writes: of a stretch of kana, which may be a sound (ドキドキドキ), of one letter, which may
  /// be a cry, and of any other stretch.
  private static let copiesOfSound = 4
  private static let copiesOfCry = 8
  private static let copies = 3
  private static let longestPeriod = 16

  /// Whether a translation runs in circles: a stretch three times in a row (神社の神社の神社の), or most characters doubled
  /// (的的度度).
  static func isEndless(_ translation: String, of source: String) -> Bool {
    let letters = translation.filter { !$0.isWhitespace }.map(\.self)
    let doubled = zip(letters, letters.dropFirst()).count { $0 == $1 && $0.isLetter }
    let isDoubled = letters.count >= 8 && doubled * 5 >= letters.count * 2
    guard let run = run(in: letters) else { return isDoubled && !isRepetitive(source) }
    // Who says a word again and again is not translated with 万万万.
    return run.period == 1 && isIdeograph(letters[run.range.lowerBound]) || !isRepetitive(source)
  }

  /// The translation with one copy left of a stretch that is there again and again, and two of a letter.
  static func shortened(_ translation: String) -> String {
    var letters = Array(translation)
    while let run = run(in: letters) {
      let isCry = run.period == 1 && !isIdeograph(letters[run.range.lowerBound])
      letters.removeSubrange(run.range.lowerBound + (isCry ? 2 : run.period)..<run.range.upperBound)
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
    return words.contains { word in word.count >= 4 && isDoubled(Array(word)) }
  }

  /// Whether two copies of a stretch are beside each other.
  private static func isDoubled(_ letters: [Character]) -> Bool {
    (2...longestPeriod).contains { period in
      letters.count >= 2 * period && firstRun(in: letters, period: period) { _ in 2 } != nil
    }
  }

  /// The first stretch with too many copies in a row, and how far they go on.
  private static func run(in letters: [Character]) -> (range: Range<Int>, period: Int)? {
    for period in 1...longestPeriod {
      if let range = firstRun(in: letters, period: period, copies: copies(of:)) { return (range, period) }
    }
    return nil
  }

  /// The first place with as many copies as `copies` says for the stretch, and those after them.
  private static func firstRun(
    in letters: [Character], period: Int, copies: (ArraySlice<Character>) -> Int
  ) -> Range<Int>? {
    var equal = 0
    for index in letters.indices.dropFirst(period) {
      let isEqual = letters[index] == letters[index - period] && !letters[index].isNumber
      equal = isEqual ? equal + 1 : 0
      guard equal > 0, equal % period == 0,
        equal / period + 1 >= copies(letters[index - period + 1...index])
      else { continue }
      var end = index + 1
      while end < letters.count, letters[end] == letters[end - period] { end += 1 }
      return index + 1 - equal - period..<end
    }
    return nil
  }

  private static func copies(of stretch: ArraySlice<Character>) -> Int {
    if stretch.contains(where: isIdeograph) { return copies }
    // A run of one letter is judged with period 1.
    if stretch.allSatisfy({ $0 == stretch.first }) { return copiesOfCry }
    return stretch.count < 3 ? copiesOfSound : copies
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isIdeographic == true
  }
}
