/// Everything a session knows besides the sound itself: a value, so that it can be saved and another process
/// can go on from it.
struct SpeechProgress: Hashable, Sendable, Codable {
  let settings: SpeechSettings
  /// Voice activity is known up to here, a whole number of windows from the start.
  var position: Int64 = 0
  var voice = VoiceActivityState()
  /// What the model said about the sound from `needed` on.
  private(set) var trace = VoiceTrace()
  var detector: IslandDetector
  var planner: WindowPlanner

  /// The state at the start of a sound.
  init(settings: SpeechSettings) {
    self.settings = settings
    detector = IslandDetector(settings: settings.islands)
    planner = WindowPlanner(settings: settings.windows)
  }

  /// Sound before this will not be asked for again.
  var needed: Int64 {
    min(position, planner.needed(quiet: detector.quiet(upTo: position)))
  }

  /// Takes the probability of the next 512 samples; says which windows are certain now.
  mutating func advance(
    probability: Float, quietest: (Range<Int64>) -> Int64
  ) -> [DecodeWindow] {
    let window = position..<position + Int64(VoiceActivityDetector.windowSamples)
    position = window.upperBound
    trace.append(probability)
    var released: [DecodeWindow] = []
    switch detector.advance(probability: probability, window: window) {
    case .began(let start): released += [planner.began(at: start)].compactMap(\.self)
    case .ended(let end): planner.ended(at: end)
    case nil: break
    }
    return released
      + planner.passed(position, quiet: detector.quiet(upTo: position), quietest: quietest)
  }

  /// Forgets what will not be asked for again.
  mutating func trim() {
    trace.trim(before: needed)
  }

  /// The sound has ended at `end`; says which window is left.
  mutating func finish(at end: Int64) -> DecodeWindow? {
    if case .ended(let voiceEnd) = detector.finish(at: end) { planner.ended(at: voiceEnd) }
    return planner.finish(at: end)
  }
}
