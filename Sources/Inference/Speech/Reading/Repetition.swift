/// A stretch of text that says the same thing again and again without anything between.
struct Repetition: Hashable, Sendable {
  /// Where the text is that is not new, in characters from the start.
  var repeated: Range<Int>
  /// The length of what is repeated.
  var period: Int

  /// Longest phrase looked for, in characters.
  private static let longestPeriod = 80
  /// A phrase must come this many times more, and the repeats must be this long: "no, no, no" is speech.
  private static let fewestRepeats = 3
  private static let fewestCharacters = 24

  /// The first repetition in a text, `nil` when there is none.
  ///
  /// Case and punctuation do not count as differences.
  static func find(in text: String) -> Repetition? {
    let shape = text.map { $0.isLetter || $0.isNumber ? $0.lowercased() : " " }
    var best: Repetition?
    for period in 1...longestPeriod where period < shape.count {
      var run = 0
      for index in period..<shape.count {
        run = shape[index] == shape[index - period] ? run + 1 : 0
        guard run >= max(period * fewestRepeats, fewestCharacters) else { continue }
        let start = index - run + 1
        if let known = best, known.repeated.lowerBound <= start { break }
        var end = index + 1
        while end < shape.count, shape[end] == shape[end - period] { end += 1 }
        best = Repetition(repeated: start..<end, period: period)
        break
      }
    }
    return best
  }

  /// The text with every repetition reduced to the first time it is said; where the text goes on after it, the
  /// last repeat may stay too, so that no word is cut.
  static func removed(from text: String) -> String {
    var text = text
    while let found = find(in: text) {
      let characters = Array(text)
      let goesOn = found.repeated.upperBound < characters.count
      let length = found.repeated.count
      let cut = found.repeated.lowerBound + (goesOn ? length / found.period * found.period : length)
      text = String(characters[..<found.repeated.lowerBound] + characters[cut...])
    }
    return String(text.trimmingBlanks())
  }
}
