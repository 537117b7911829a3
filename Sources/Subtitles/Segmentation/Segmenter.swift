/// Makes cues of words, each as early as it is certain.
///
/// A cue ends with a sentence, at a pause of more than 1.5 s, at a pause of 0.3 s if it is long enough by then, and
/// where the limits of reading force it: then at the best place, not the last. It begins with its first word and ends
/// with its last, or up to half a second later if it would be shown too short; silence is never covered. Which cues
/// come out does not depend on how the words were handed in. A value without any waiting.
///
///     var segmenter = Segmenter()
///     let cues = segmenter.take(words) + segmenter.finish()
public struct Segmenter: Sendable {
  /// How many words beyond the limit are waited for before a sentence is broken, so that no orphan is left over.
  private static let lookahead = 4

  private let limits: ReadingLimits
  private let cueLimits: CueLimits
  private let partition: CuePartition
  private let ends: CueEnds
  private var nextNumber: Int
  private var pending: [Word] = []
  private var lastCueEnd: Timestamp?

  /// A segmenter whose first cue has the number `firstNumber`.
  public init(limits: ReadingLimits = .english, firstNumber: Int = 1) {
    self.limits = limits
    cueLimits = CueLimits(limits: limits)
    partition = CuePartition(limits: limits)
    ends = CueEnds(limits: limits)
    nextNumber = firstNumber
  }

  /// Where the next cue will begin, if any of its words are known.
  public var pendingStart: Timestamp? { pending.first?.span.start }

  /// Takes the words that were said next, in order; returns the cues that became certain.
  ///
  /// Words without text are left out. A time before the end of the preceding word is moved there.
  public mutating func take(_ words: [Word]) -> [Cue] {
    var cues: [Cue] = []
    for word in words {
      let text = String(word.text.trimmed)
      guard !text.isEmpty else { continue }
      let floor = pending.last?.span.end ?? lastCueEnd ?? word.span.start
      let start = max(word.span.start, floor)
      pending.append(Word(text, TimeSpan(start: start, end: word.span.end), confidence: word.confidence))
      cues += settle()
    }
    return cues
  }

  /// No word that begins before `time` will follow; returns the cues that became certain by it.
  public mutating func advance(to time: Timestamp) -> [Cue] {
    guard let last = pending.last else { return [] }
    if time - last.span.end > limits.sentencePause { return close(before: time) }
    guard SentenceEnd.isReached(at: last.text, next: nil) == true else { return [] }
    // The last cue's end must not depend on when the next word comes.
    let count = partition.counts(pending[...]).last ?? pending.count
    let words = pending.suffix(count)
    let end = cueLimits.end(of: words, start: words.first?.span.start ?? last.span.start, next: nil)
    return time >= end + limits.minimumGap ? close(before: time) : []
  }

  /// Nothing follows; returns the remaining cues.
  public mutating func finish() -> [Cue] {
    close(before: nil)
  }

  /// Makes cues of everything pending; the next word begins at `next` or later.
  private mutating func close(before next: Timestamp?) -> [Cue] {
    var cues: [Cue] = []
    while let end = ends.first(in: pending) { cues += make(end, next: nil) }
    return cues + make(pending.count, next: next)
  }

  private mutating func settle() -> [Cue] {
    var cues: [Cue] = []
    while true {
      if let end = ends.first(in: pending) {
        cues += make(end, next: nil)
      } else if let count = forcedCount() {
        cues.append(makeCue(count, next: nil))
      } else {
        return cues
      }
    }
  }

  /// How many words the next cue takes because more do not fit.
  private func forcedCount() -> Int? {
    guard pending.count > Self.lookahead, !cueLimits.admit(pending.dropLast(Self.lookahead)) else {
      return nil
    }
    return partition.firstCount(pending[...])
  }

  /// Makes cues of the first `count` words; `next` is the earliest start of what follows if no word is pending then.
  private mutating func make(_ count: Int, next: Timestamp?) -> [Cue] {
    partition.counts(pending[..<count]).map { makeCue($0, next: next) }
  }

  private mutating func makeCue(_ count: Int, next: Timestamp?) -> Cue {
    let words = Array(pending[..<count])
    pending.removeFirst(count)
    let start = max(words[0].span.start, lastCueEnd ?? words[0].span.start)
    let end = cueLimits.end(of: words[...], start: start, next: pending.first?.span.start ?? next)
    defer { nextNumber += 1 }
    lastCueEnd = end
    return Cue(
      id: Cue.ID(nextNumber), span: TimeSpan(start: start, end: end), text: SpokenText.joined(words),
      words: words)
  }
}
