/// Tells speech from what only looks like it, by measure and shape alone, in any language.
///
/// Recognisers invent short phrases for music and noise, and repeat themselves when they lose the thread.
package struct GhostFilter: Hashable, Sendable, Codable {
  /// Voice shorter than this must be convincing; in samples at 16 kHz.
  package var shortVoice = SampleTime.milliseconds(700)
  /// The mean probability that makes short voice convincing.
  package var convincing: Float = 0.68
  /// The mean only counts windows at least this likely, so that edges and pauses do not weaken it.
  package var counted: Float = 0.35
  /// More characters than this in a second of voice cannot have been said: the fastest clip of the test data
  /// has 26, inventions over music 35 and more.
  package var fastest = 30
  /// Below this, too much text means that there was no speech, not that it was heard badly; in samples.
  package var ghostly = SampleTime.milliseconds(1_200)

  /// The measured defaults (Decisions/0052).
  package init() {}

  /// What a text is, given the voice it was heard in.
  enum Verdict: Hashable, Sendable {
    case plausible
    /// No words.
    case empty
    /// More text than can be said in that time.
    case tooFast
    /// The same again and again.
    case repeats
  }

  /// Whether it is worth asking the recogniser: a short flicker of doubtful voice is not.
  func isConvincing(_ probabilities: [Float], voicedSamples: Int64) -> Bool {
    guard voicedSamples < shortVoice else { return true }
    let counted = probabilities.filter { $0 >= self.counted }
    guard !counted.isEmpty else { return false }
    return counted.reduce(0, +) / Float(counted.count) >= convincing
  }

  /// Judges a text by its length and shape.
  func verdict(on text: String, voicedSamples: Int64) -> Verdict {
    let letters = text.count { $0.isLetter || $0.isNumber }
    if letters == 0 { return .empty }
    if Int64(text.count) * SampleTime.rate > Int64(fastest) * voicedSamples { return .tooFast }
    return Repetition.find(in: text) == nil ? .plausible : .repeats
  }
}
