/// Makes words of what a recogniser calls words.
enum UsableWords {
  /// No word is spoken in less; Apple's recogniser gives 11 ms where it does not know.
  private static let shortest = 20

  /// The words of `chunk` that have text and a time that can be true, on the media timeline.
  static func of(_ chunk: RecognitionChunk) -> [Word] {
    let words = chunk.words.compactMap { word -> Word? in
      guard let span = word.span, span.duration >= shortest else { return nil }
      let text = word.text.trimmed
      guard !text.isEmpty else { return nil }
      let offset = chunk.origin.milliseconds
      let placed = TimeSpan(start: span.start + offset, end: span.end + offset)
      return Word(String(text), placed, confidence: word.confidence)
    }
    // Several words at the same moment: the times are dummies.
    guard words.count > 1, words.allSatisfy({ $0.span.start == words[0].span.start }) else { return words }
    return []
  }

  /// The same words with times that follow each other: none empty, none before `start`, none overlapping.
  ///
  /// The order of the text is trusted more than the times.
  static func inOrder(_ words: [Word], after start: Timestamp?) -> [Word] {
    var ordered: [Word] = []
    var floor = start
    for var word in words {
      if let last = ordered.indices.last, word.span.start < ordered[last].span.end {
        // Two words that overlap meet where the second begins, if that leaves something of the first.
        if word.span.start > ordered[last].span.start { ordered[last].span.end = word.span.start }
        floor = ordered[last].span.end
      }
      let begin = max(word.span.start, floor ?? word.span.start)
      word.span = TimeSpan(start: begin, end: max(word.span.end, begin + 1))
      floor = word.span.end
      ordered.append(word)
    }
    return ordered
  }
}
