/// Finds where a cue must end whatever its length: with the sentence, or at a pause.
struct CueEnds: Sendable {
  var limits: ReadingLimits

  /// How many words precede the first such place inside `words`; `nil` when there is none or it cannot be told yet.
  func first(in words: [Word]) -> Int? {
    for index in words.indices.dropFirst() {
      if isSentenceEnd(words, index) { return index }
      guard isPhraseEnd(words, index) else { continue }
      // One word alone after the break, then an end: it stays with what it follows.
      guard index + 1 < words.count else { return nil }
      if !isSentenceEnd(words, index + 1) { return index }
    }
    return nil
  }

  /// Whether a sentence ends before word `index`.
  private func isSentenceEnd(_ words: [Word], _ index: Int) -> Bool {
    if pause(words, index) > limits.sentencePause { return true }
    guard SentenceEnd.isReached(at: words[index - 1].text, next: words[index].text) == true else {
      return false
    }
    // "Yes." with the next sentence at its heels would only flash up; it is shown together with that.
    let shown = words[index].span.start - limits.minimumGap - words[0].span.start
    return shown >= limits.minimumDuration || pause(words, index) >= limits.phrasePause
  }

  /// Whether there is a pause before word `index`, and what precedes it makes a cue that is worth reading.
  private func isPhraseEnd(_ words: [Word], _ index: Int) -> Bool {
    let pause = pause(words, index)
    guard pause >= limits.phrasePause, index >= 2 else { return false }
    let duration = words[index - 1].span.end - words[0].span.start
    guard duration >= limits.minimumDuration else { return false }
    let penalty = EnglishPhrasing.penalty(between: words[index - 1].text, and: words[index].text)
    // A hesitation inside a phrase is no good place unless it is long; after punctuation two words are enough.
    if penalty >= 40 { return pause >= 2 * limits.phrasePause && index >= 3 }
    return penalty <= 3 || index >= 3
  }

  private func pause(_ words: [Word], _ index: Int) -> Int {
    words[index].span.start - words[index - 1].span.end
  }
}
