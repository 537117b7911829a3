internal import Library
internal import Subtitles

extension StoredSubtitles {
  /// The time from `edge` to the end of the first sentence behind it, where settled lines begin there.
  ///
  /// `nil` when a sentence that began before `edge` cannot go on in these lines, or when a person had a hand in them.
  func firstSentence(behind edge: Timestamp) -> TimeSpan? {
    guard let range = ranges.spans.first(where: { $0.start == edge }) else { return nil }
    let lines = Array(
      cues.drop { $0.cue.span.start < edge }.prefix { $0.cue.span.start < range.end }
        .prefix(SentenceAssembler.cueLimit + 1))
    guard let first = lines.first, first.cue.span.start - edge <= ReadingLimits.english.sentencePause else {
      return nil
    }
    var assembler = SentenceAssembler()
    let units = assembler.take(lines.map(\.cue)) + assembler.finish()
    let sentence = lines.prefix(units.first?.cues.count ?? 1)
    guard let last = sentence.last, sentence.allSatisfy({ !$0.isEdited }) else { return nil }
    // Half-way to what follows: the times of two hearings differ a little.
    let pause = lines.dropFirst(sentence.count).first.map { ($0.cue.span.start - last.cue.span.end) / 2 }
    let limit = last.cue.span.end + (pause ?? ReadingLimits.english.maximumStretch)
    return TimeSpan(start: edge, end: min(limit, range.end))
  }

  /// Where the last sentence before `edge` begins, if settled lines end there and it was left half-way.
  ///
  /// `nil`, too, when a person had a hand in it.
  func openSentence(before edge: Timestamp) -> Timestamp? {
    guard let range = ranges.spans.first(where: { $0.end == edge }) else { return nil }
    let lines = Array(
      cues.prefix { $0.cue.span.start < edge }.suffix(SentenceAssembler.cueLimit + 1)
        .drop { $0.cue.span.start < range.start })
    guard let last = lines.last, edge - last.cue.span.end <= ReadingLimits.english.sentencePause else {
      return nil
    }
    var assembler = SentenceAssembler()
    _ = assembler.take(lines.map(\.cue))
    let sentence = lines.suffix(assembler.finish().first?.cues.count ?? 0)
    guard let first = sentence.first?.cue, sentence.allSatisfy({ !$0.isEdited }) else { return nil }
    let before = lines.dropLast(sentence.count).last?.cue.span.end
    let pause = before.map { (first.span.start - $0) / 2 } ?? ReadingLimits.english.maximumStretch
    return max(range.start, first.span.start - pause)
  }
}
