/// Joins a recogniser's chunks to one stream of words, each given out once and for good.
///
/// Made for recognisers whose transcription starts afresh with each utterance, with or without saying so, which repeat
/// themselves, end empty, or give times that mean nothing. The words it returns are in order, none empty in time, none
/// overlapping another, over all calls together. A value without any waiting.
///
///     var merger = ChunkMerger()
///     let words = merger.take(RecognitionChunk(words: recognised, endsUtterance: true))
///     let rest = merger.finish()
public struct ChunkMerger: Sendable {
  private enum State {
    case listening
    /// The words of an utterance that may still change.
    case hypothesis([Word])
    case finished
  }

  private var state = State.listening
  /// Everything before this moment was given out.
  private var settledEnd: Timestamp?

  /// A merger that has heard nothing.
  public init() {}

  /// Where the words begin that may still change, if there are any.
  public var pendingStart: Timestamp? { pending?.first?.span.start }

  /// Takes the next chunk; returns the words that became certain by it.
  ///
  /// Words without a usable time, and words before what is already certain, are dropped. After `finish()` nothing is
  /// taken any more.
  public mutating func take(_ chunk: RecognitionChunk) -> [Word] {
    if case .finished = state { return [] }
    let words = fresh(chunk)
    var settled: [Word] = []
    if let first = words.first, let pending, Self.begins(first, after: pending) {
      // The recogniser went on to the next utterance without ending this one.
      settled += settle(pending)
      state = .listening
    }
    guard chunk.endsUtterance || chunk.isFinal else {
      // An empty hypothesis says nothing new.
      if !words.isEmpty { state = .hypothesis(words) }
      return settled
    }
    settled += settle(ending(words, isComplete: chunk.endsUtterance))
    state = .listening
    return settled
  }

  /// The recogniser has ended or failed: what it said last stands, and is returned.
  public mutating func finish() -> [Word] {
    let rest = pending ?? []
    state = .finished
    return settle(rest)
  }

  private var pending: [Word]? {
    if case .hypothesis(let words) = state { words } else { nil }
  }

  /// The chunk's words with a usable time that are not yet certain.
  private func fresh(_ chunk: RecognitionChunk) -> [Word] {
    UsableWords.of(chunk).filter { word in
      guard let settledEnd else { return true }
      return word.span.end > settledEnd
    }
  }

  /// Whether `word` belongs to a new utterance: it starts in the second half of the last word or later.
  private static func begins(_ word: Word, after words: [Word]) -> Bool {
    guard let last = words.last else { return false }
    return word.span.start >= last.span.start + max(last.span.duration / 2, 1)
  }

  /// What stands at the end of an utterance: the last words, or what was heard before if they are cut short.
  private func ending(_ words: [Word], isComplete: Bool) -> [Word] {
    guard let pending else { return words }
    if words.isEmpty { return pending }
    // A task that is cancelled ends with a beginning of what it had said.
    let isCutShort =
      !isComplete && words.count < pending.count && zip(words, pending).allSatisfy { $0.text == $1.text }
    return isCutShort ? words + pending[words.count...] : words
  }

  private mutating func settle(_ words: [Word]) -> [Word] {
    let ordered = UsableWords.inOrder(words, after: settledEnd)
    settledEnd = ordered.last?.span.end ?? settledEnd
    return ordered
  }
}
