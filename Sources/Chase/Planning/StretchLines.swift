internal import Library
internal import Subtitles

/// Decides when what is heard of a stretch is stored: a value.
///
/// A line is stored as it comes. Only towards the end of a stretch behind which lines were heard earlier is it stored with
/// its sentence, since the last sentence may go on over the edge: then it takes the place of the first lines behind.
struct StretchLines {
  /// What is stored at once.
  struct Step: Hashable, Sendable {
    /// What is settled then.
    var range: TimeSpan
    /// By start.
    var cues: [Cue] = []
    /// Whether lines behind the stretch give way.
    var isReplacing = false
  }

  /// Silence is stored in steps of so many milliseconds.
  static let silenceStep = 5_000
  /// What a sentence lasts at most, in milliseconds.
  static let longestSentence = SentenceAssembler.cueLimit * ReadingLimits.english.maximumDuration

  /// What is to be heard.
  let stretch: TimeSpan
  /// Where hearing ends: with the stretch, or with the first sentence behind it.
  let end: Timestamp
  /// Everything before was given out.
  private(set) var settled: Timestamp
  /// Whether nothing more is wanted.
  private(set) var isComplete = false
  private var sentences = SentenceAssembler()
  private var held: [Cue] = []

  /// The lines of a stretch; `sentence` is the first one behind it, if that may have begun inside.
  init(_ stretch: TimeSpan, before sentence: TimeSpan? = nil) {
    self.stretch = stretch
    end = sentence?.end ?? stretch.end
    settled = stretch.start
  }

  /// Takes the next cue that was heard.
  mutating func take(_ cue: Cue) -> [Step] {
    guard cue.span.start < end else { return finish() }
    guard let part = cue.part(in: TimeSpan(start: stretch.start, end: end)) else { return [] }
    let ended = sentences.take([part]).compactMap(\.cues.last)
    var steps = ended.filter { $0 < part.id }.flatMap { release(through: $0) }
    // A sentence begins behind the edge: none goes over it.
    if held.isEmpty, part.part(in: stretch) == nil { return steps + finish() }
    held.append(part)
    let isFarFromEdge = end == stretch.end || part.span.end < stretch.end - Self.longestSentence
    if isFarFromEdge || ended.contains(part.id) { steps += release(through: part.id) }
    return steps
  }

  /// No further cue begins before `moment`.
  mutating func advance(to moment: Timestamp) -> [Step] {
    if moment >= (held.isEmpty ? stretch.end : end) { return finish() }
    return held.isEmpty && moment - settled >= Self.silenceStep ? settle(to: moment) : []
  }

  /// Nothing more is said in the stretch, or before `moment`, where the sound has ended.
  mutating func finish(at moment: Timestamp? = nil) -> [Step] {
    isComplete = true
    if let last = held.last, !isInside(last) {
      defer { (settled, held) = (stretch.end, []) }
      return [Step(range: TimeSpan(start: settled, end: end), cues: held, isReplacing: true)]
    }
    let steps = held.last.map { release(through: $0.id) } ?? []
    return steps + settle(to: min(moment ?? stretch.end, stretch.end))
  }

  /// The same without what is behind the stretch, whose lines stay.
  func cut(_ step: Step) -> Step {
    Step(
      range: TimeSpan(start: step.range.start, end: stretch.end),
      cues: step.cues.compactMap { $0.part(in: stretch) })
  }

  private mutating func release(through id: Cue.ID) -> [Step] {
    let released = held.prefix { $0.id <= id }
    guard let last = released.last, isInside(last) else { return [] }
    held.removeFirst(released.count)
    let cues = released.compactMap { $0.part(in: stretch) }
    let range = TimeSpan(start: settled, end: cues.reduce(settled) { max($0, $1.span.end) })
    settled = range.end
    return [Step(range: range, cues: cues)]
  }

  private mutating func settle(to moment: Timestamp) -> [Step] {
    guard moment > settled else { return [] }
    defer { settled = moment }
    return [Step(range: TimeSpan(start: settled, end: moment))]
  }

  /// Whether all of a cue is said in the stretch.
  private func isInside(_ cue: Cue) -> Bool {
    cue.part(in: stretch)?.words == cue.words
  }
}
