internal import Library
internal import Subtitles

/// Decides when what is heard of a stretch is stored: a value.
///
/// A line is stored as it comes. Only where lines were heard earlier, at either end, sentences matter: one that was left
/// half-way before the stretch is stored anew with its rest, and one that goes on over the end takes the place of the first
/// lines behind it, which is why sentences near the end are stored whole.
struct StretchLines {
  /// What is stored at once.
  struct Step: Hashable, Sendable {
    /// What is settled then.
    var range: TimeSpan
    /// By start.
    var cues: [Cue] = []
    /// Whether lines around the stretch give way.
    var isReplacing = false
  }

  /// Silence is stored in steps of so many milliseconds.
  static let silenceStep = 5_000
  /// What a sentence lasts at most, in milliseconds.
  static let longestSentence = SentenceAssembler.cueLimit * ReadingLimits.english.maximumDuration

  /// What is to be heard.
  let stretch: TimeSpan
  /// Where lines begin: with the stretch, or with the sentence that was left half-way before it.
  let start: Timestamp
  /// Where hearing ends: with the stretch, or with the first sentence behind it.
  let end: Timestamp
  /// Everything before was given out.
  private(set) var settled: Timestamp
  /// Whether nothing more is wanted.
  private(set) var isComplete = false
  private var sentences = SentenceAssembler()
  private var held: [Cue] = []

  /// The lines of a stretch; `start` begins a sentence before it that may go on inside, and `sentence` is the first one behind
  /// it, if that may have begun inside.
  init(_ stretch: TimeSpan, from start: Timestamp? = nil, before sentence: TimeSpan? = nil) {
    self.stretch = stretch
    self.start = start ?? stretch.start
    end = sentence?.end ?? stretch.end
    settled = self.start
  }

  /// Up to where a line can be stored without others giving way behind the stretch.
  private var inner: TimeSpan { TimeSpan(start: start, end: stretch.end) }

  /// Whether the lines of the sentence before the stretch still stand.
  private var isOpening: Bool { settled < stretch.start }

  /// Takes the next cue that was heard.
  mutating func take(_ cue: Cue) -> [Step] {
    guard cue.span.start < end else { return finish() }
    guard let part = cue.part(in: TimeSpan(start: start, end: end)) else { return [] }
    let ended = sentences.take([part]).compactMap(\.cues.last)
    var steps = ended.filter { $0 < part.id }.flatMap { release(through: $0) }
    // Nothing was heard of the sentence before the stretch: its lines stay.
    if held.isEmpty, part.span.start >= stretch.start { steps += open() }
    // A sentence begins behind the edge: none goes over it.
    if held.isEmpty, part.part(in: inner) == nil { return steps + finish() }
    held.append(part)
    let isFarFromEdge = end == stretch.end || part.span.end < stretch.end - Self.longestSentence
    if isFarFromEdge || ended.contains(part.id) { steps += release(through: part.id) }
    return steps
  }

  /// No further cue begins before `moment`.
  mutating func advance(to moment: Timestamp) -> [Step] {
    let steps = moment > stretch.start ? open() : []
    if moment >= (held.isEmpty ? stretch.end : end) { return steps + finish() }
    let isSilence = held.isEmpty && !isOpening && moment - settled >= Self.silenceStep
    return steps + (isSilence ? settle(to: moment) : [])
  }

  /// Nothing more is said in the stretch, or before `moment`, where the sound has ended.
  mutating func finish(at moment: Timestamp? = nil) -> [Step] {
    isComplete = true
    if let last = held.last, !isInside(last) {
      defer { (settled, held) = (stretch.end, []) }
      return [Step(range: TimeSpan(start: settled, end: end), cues: held, isReplacing: true)]
    }
    let steps = open() + (held.last.map { release(through: $0.id) } ?? [])
    return steps + settle(to: min(moment ?? stretch.end, stretch.end))
  }

  /// The same without what is around the stretch, whose lines stay.
  func cut(_ step: Step) -> Step {
    let range = TimeSpan(start: max(step.range.start, stretch.start), end: min(step.range.end, stretch.end))
    return Step(range: range, cues: step.cues.compactMap { $0.part(in: stretch) })
  }

  /// Ends what was left half-way before the stretch, where it does not go on inside; if nothing of it is heard any more, its
  /// lines stay.
  private mutating func open() -> [Step] {
    guard isOpening, held.allSatisfy({ $0.span.end <= stretch.start }) else { return [] }
    let cues = held.compactMap { $0.part(in: inner) }
    defer { (settled, held) = (stretch.start, []) }
    return cues.isEmpty
      ? [] : [Step(range: TimeSpan(start: start, end: stretch.start), cues: cues, isReplacing: true)]
  }

  private mutating func release(through id: Cue.ID) -> [Step] {
    let released = held.prefix { $0.id <= id }
    guard let last = released.last, isInside(last), last.span.end > stretch.start else { return [] }
    held.removeFirst(released.count)
    let cues = released.compactMap { $0.part(in: inner) }
    let range = TimeSpan(start: settled, end: cues.reduce(settled) { max($0, $1.span.end) })
    defer { settled = range.end }
    return [Step(range: range, cues: cues, isReplacing: isOpening)]
  }

  private mutating func settle(to moment: Timestamp) -> [Step] {
    guard moment > settled else { return [] }
    defer { settled = moment }
    return [Step(range: TimeSpan(start: settled, end: moment))]
  }

  /// Whether all of a cue is said before the end of the stretch.
  private func isInside(_ cue: Cue) -> Bool {
    cue.part(in: inner)?.words == cue.words
  }
}
