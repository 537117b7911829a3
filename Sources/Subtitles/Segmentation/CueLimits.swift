/// Whether words fit into one cue.
struct CueLimits: Sendable {
  var limits: ReadingLimits

  /// Whether the words of one cue keep the limits of words, lines and duration; a single word always does.
  func admit(_ words: ArraySlice<Word>) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return true }
    return words.count <= limits.wordCount && last.span.end - first.span.start <= limits.maximumDuration
      && lines(words) <= limits.lineCount
  }

  /// How many lines the words fill, each filled as far as it goes.
  private func lines(_ words: ArraySlice<Word>) -> Int {
    let longest = 2 * limits.lineLength
    var lines = 1
    var filled = 0
    for word in words {
      let width = limits.halfUnits(word.text)
      if filled > 0, filled + 2 + width > longest {
        lines += 1
        filled = width
      } else {
        filled += (filled > 0 ? 2 : 0) + width
      }
    }
    return lines
  }

  /// When a cue of `words` ends: with its last word, or up to the allowed stretch later if it would be shown too short.
  ///
  /// It stays clear of `next`, the earliest moment something else may be shown. `start` is where the cue begins.
  func end(of words: ArraySlice<Word>, start: Timestamp, next: Timestamp?) -> Timestamp {
    let spoken = words.last?.span.end ?? start
    var end = max(spoken, min(start + limits.minimumDuration, spoken + limits.maximumStretch))
    if let next { end = min(end, next - limits.minimumGap) }
    // A cue is never empty; a gap is given up before that.
    return max(end, start + 1)
  }
}
