/// Puts words together to running text.
package enum SpokenText {
  /// The texts with a space between, except where both neighbours belong to a script without spaces.
  package static func joined(_ texts: some Sequence<String>) -> String {
    var joined = ""
    for text in texts where !text.isEmpty {
      if let left = joined.last, let right = text.first,
        !(left.isWrittenWithoutSpaces && right.isWrittenWithoutSpaces)
      {
        joined += " "
      }
      joined += text
    }
    return joined
  }

  /// The words' texts as running text.
  static func joined(_ words: some Sequence<Word>) -> String {
    joined(words.lazy.map(\.text))
  }
}

extension Set<String> {
  /// The words of a list that is written with spaces between.
  init(spaced words: String) {
    self.init(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
