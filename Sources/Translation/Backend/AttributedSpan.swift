internal import Foundation

/// A stretch of a text with one set of attributes.
struct AttributedSpan {
  var text: String
  var attributes: AttributeContainer
  var isSkipped: Bool

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension AttributedSpan {
  /// The stretches of a text, in their order.
  ///
  /// A word is in one of them, with the attributes of all its parts, the first where two differ: a part of a word, such as
  /// an initial, has no translation. What is skipped stays as it is.
  static func spans(of text: AttributedString) -> [AttributedSpan] {
    var spans: [AttributedSpan] = []
    // Whether the last one is the beginning of a word, and nothing else.
    var endsInWord = false
    for run in text.runs {
      var span = AttributedSpan(
        text: String(text[run.range].characters), attributes: run.attributes,
        isSkipped: run.skipsTranslation == true)
      if let last = spans.last, !last.isSkipped, !span.isSkipped, last.text.last?.isInWord == true,
        let letters = span.takeWord()
      {
        if !endsInWord, let start = spans[spans.count - 1].takeLastWord() { spans.append(start) }
        spans[spans.count - 1].text += letters
        spans[spans.count - 1].attributes.merge(span.attributes, mergePolicy: .keepCurrent)
        endsInWord = true
        if span.text.isEmpty { continue }
      }
      spans.append(span)
      endsInWord = false
    }
    return spans
  }

  /// Takes the part of a word off its beginning, if it begins within one.
  private mutating func takeWord() -> String? {
    let word = text.prefix(while: \.isInWord)
    guard !word.isEmpty else { return nil }
    defer { text.removeFirst(word.count) }
    return String(word)
  }

  /// Takes the word off its end; `nil` when there is nothing before it.
  private mutating func takeLastWord() -> AttributedSpan? {
    guard let end = text.lastIndex(where: { !$0.isInWord }) else { return nil }
    var word = self
    word.text = String(text[text.index(after: end)...])
    text.removeSubrange(text.index(after: end)...)
    return word
  }
}

extension Character {
  /// Whether a word goes on with it, in languages that put spaces between words.
  fileprivate var isInWord: Bool { isCased || isNumber }
}
