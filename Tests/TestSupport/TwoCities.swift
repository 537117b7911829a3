/// What is said in the recording: the beginning of Charles Dickens, "A Tale of Two Cities" (1859), in the public domain.
package enum TwoCities {
  /// The text.
  package static let text = """
    It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was
    the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of Darkness, it
    was the spring of hope, it was the winter of despair, we had everything before us, we had nothing before us, we were
    all going direct to Heaven, we were all going direct the other way – in short, the period was so far like the present
    period, that some of its noisiest authorities insisted on its being received, for good or for evil, in the
    superlative degree of comparison only.
    """

  /// A text's words, without capitals and punctuation.
  package static func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map { String($0.filter(\.isLetter)) }
      .filter { !$0.isEmpty }
  }

  /// How many words must be put in, left out or replaced to make one text of the other (Levenshtein).
  package static func wrongWords(_ heard: [String], _ said: [String]) -> Int {
    var row = Array(0...said.count)
    for (i, word) in heard.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, wanted) in said.enumerated() {
        let cheapest = min(diagonal + (word == wanted ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        diagonal = row[j + 1]
        row[j + 1] = cheapest
      }
    }
    return row[said.count]
  }
}
