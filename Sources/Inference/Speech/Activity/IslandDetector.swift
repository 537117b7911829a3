/// Turns the probabilities of 32 ms windows into islands: stretches with voice and no pause worth the name.
///
/// A value without I/O; its state can be saved and restored at any window.
package struct IslandDetector: Hashable, Sendable, Codable {
  /// When voice begins and ends.
  ///
  /// Lengths are in samples at 16 kHz.
  package struct Settings: Hashable, Sendable, Codable {
    /// A window at least this likely begins an island, or goes on with it after a doubt.
    package var threshold: Float = 0.5
    /// A window less likely than this is the possible end of an island.
    package var release: Float = 0.35
    /// An island ends when voice stays away for this long.
    package var shortestSilence = SampleTime.milliseconds(250)
    /// What is shorter than this, from the first likely window on, is no island.
    package var shortestSpeech = SampleTime.milliseconds(100)
    /// How much earlier than its first likely window an island begins: the model sees an onset about 40 ms
    /// late (silero-vad issue 798), and soft consonants later still.
    package var lead = SampleTime.milliseconds(64)

    /// The measured defaults (Decisions/0051).
    package init() {}
  }

  /// What became certain with a window.
  package enum Event: Hashable, Sendable {
    /// An island has begun here.
    case began(Int64)
    /// The island that had begun ends here.
    case ended(Int64)
  }

  private enum Phase: Hashable, Sendable, Codable {
    case quiet
    /// Too short so far to be an island.
    case rising(start: Int64, trigger: Int64)
    case voiced(start: Int64)
    case falling(start: Int64, end: Int64)
  }

  private let settings: Settings
  private var phase = Phase.quiet
  /// Nothing may begin before this: the end of the last island.
  private var floor: Int64 = 0

  /// A detector at the start of the sound.
  package init(settings: Settings = Settings()) {
    self.settings = settings
  }

  /// Takes the probability of the next window; windows follow each other without a hole.
  package mutating func advance(probability: Float, window: Range<Int64>) -> Event? {
    let isVoice = probability >= settings.threshold
    let isSilence = probability < settings.release
    switch phase {
    case .quiet:
      guard isVoice else { return nil }
      let start = max(floor, window.lowerBound - settings.lead)
      return rise(start: start, trigger: window.lowerBound, to: window.upperBound)
    case .rising(let start, let trigger):
      guard !isSilence else {
        phase = .quiet
        return nil
      }
      return rise(start: start, trigger: trigger, to: window.upperBound)
    case .voiced(let start):
      if isSilence { phase = .falling(start: start, end: window.lowerBound) }
      return nil
    case .falling(let start, let end):
      if isVoice {
        phase = .voiced(start: start)
        return nil
      }
      guard window.upperBound - end >= settings.shortestSilence else { return nil }
      return close(at: end)
    }
  }

  /// The end of an island that is open when the sound ends at `end`.
  package mutating func finish(at end: Int64) -> Event? {
    switch phase {
    case .quiet, .rising: nil
    case .voiced: close(at: end)
    case .falling(_, let fallen): close(at: min(fallen, end))
    }
  }

  /// No island that has not been reported yet can begin before this, when windows up to `position` are known.
  package func quiet(upTo position: Int64) -> Int64 {
    switch phase {
    case .quiet: max(floor, position - settings.lead)
    case .rising(let start, _), .voiced(let start), .falling(let start, _): start
    }
  }

  private mutating func rise(start: Int64, trigger: Int64, to end: Int64) -> Event? {
    guard end - trigger >= settings.shortestSpeech else {
      phase = .rising(start: start, trigger: trigger)
      return nil
    }
    phase = .voiced(start: start)
    return .began(start)
  }

  private mutating func close(at end: Int64) -> Event {
    phase = .quiet
    floor = end
    return .ended(end)
  }
}
