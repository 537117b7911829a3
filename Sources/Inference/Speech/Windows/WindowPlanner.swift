/// Joins islands into the windows that are decoded, each as soon as it is certain.
///
/// The recogniser is better with a sentence than with its fragments and repeats itself when given too much
/// (Decisions/0051). A value without I/O; its state can be saved and restored at any time.
package struct WindowPlanner: Hashable, Sendable, Codable {
  /// Lengths in samples at 16 kHz.
  package struct Settings: Hashable, Sendable, Codable {
    /// Islands with a pause shorter than this between them may share a window.
    package var joinedGap = SampleTime.milliseconds(1_000)
    /// The longest window, from the first voice to the last.
    package var longest = SampleTime.milliseconds(8_000)
    /// How much of the original sound is kept before and after the voice.
    package var padding = SampleTime.milliseconds(300)

    /// The measured defaults (Decisions/0051).
    package init() {}
  }

  private let settings: Settings
  /// Islands that have ended and wait for company.
  private var waiting: [Range<Int64>] = []
  /// Where the island begins that has not ended.
  private var open: Int64?
  /// The end of the last island that was given away; no window reaches before it.
  private var floor: Int64 = 0

  /// A planner at the start of the sound.
  package init(settings: Settings = Settings()) {
    self.settings = settings
  }

  /// An island has begun.
  package mutating func began(at start: Int64) -> DecodeWindow? {
    var released: DecodeWindow?
    if let last = waiting.last, start - last.upperBound >= settings.joinedGap {
      released = release(before: start)
    }
    open = start
    return released
  }

  /// The island that had begun has ended.
  package mutating func ended(at end: Int64) {
    guard let start = open else { return }
    open = nil
    if start < end { waiting.append(start..<end) }
  }

  /// Sound is known up to `position`, and nothing new begins before `quiet`.
  ///
  /// `quietest` is asked for the best place to cut inside a range, when one island alone is too long.
  package mutating func passed(
    _ position: Int64, quiet: Int64, quietest: (Range<Int64>) -> Int64
  ) -> [DecodeWindow] {
    var released: [DecodeWindow] = []
    if let first = waiting.first, let start = open, position - first.lowerBound > settings.longest {
      released += [release(before: start)].compactMap(\.self)
    }
    if let last = waiting.last, open == nil, quiet - last.upperBound >= settings.joinedGap {
      released += [release(before: position)].compactMap(\.self)
    }
    while let start = open, position - start > settings.longest {
      let third = (start + settings.longest * 2 / 3)..<(start + settings.longest)
      let cut = min(max(quietest(third), third.lowerBound), third.upperBound)
      waiting = [start..<cut]
      released += [release(before: cut)].compactMap(\.self)
      open = cut
    }
    return released
  }

  /// The sound has ended at `end`, after every island has.
  package mutating func finish(at end: Int64) -> DecodeWindow? {
    release(before: end)
  }

  /// Sound before this is not needed any more, when nothing new begins before `quiet`.
  package func needed(quiet: Int64) -> Int64 {
    let earliest = min(waiting.first?.lowerBound ?? quiet, open ?? quiet, quiet)
    return max(floor, earliest - settings.padding)
  }

  private mutating func release(before limit: Int64) -> DecodeWindow? {
    guard let first = waiting.first, let last = waiting.last else { return nil }
    let sound =
      max(
        floor, first.lowerBound - settings.padding)..<min(
        max(limit, last.upperBound), last.upperBound + settings.padding)
    defer {
      waiting = []
      floor = last.upperBound
    }
    return DecodeWindow(islands: waiting, sound: sound)
  }
}
