/// Which limits of reading a cue exceeds.
///
///     let report = Conformity(limits: .english, language: "en").check(track.cues)
///     let share = Double(report.filter(\.isEmpty).count) / Double(report.count)
public struct Conformity: Sendable {
  /// A limit that can be exceeded.
  public enum Limit: Hashable, Sendable, CaseIterable {
    /// Characters a second.
    case readingSpeed
    /// Characters in a line.
    case lineLength
    /// Lines.
    case lineCount
    /// Shown too short a time.
    case minimumDuration
    /// Shown too long a time.
    case maximumDuration
    /// Too close to the next cue, or overlapping it.
    case gap
    /// Words in the cue.
    case wordCount
  }

  private let limits: ReadingLimits
  private let breaker: LineBreaker

  /// A check by the given limits, or those usual for the language (a BCP 47 tag).
  public init(limits: ReadingLimits? = nil, language: String) {
    self.limits = limits ?? .usual(for: language)
    breaker = LineBreaker(language: language, limits: limits)
  }

  /// For each cue, in the same order, the limits it exceeds; cues are in order of their start.
  public func check(_ cues: [Cue]) -> [Set<Limit>] {
    cues.indices.map { index in
      check(cues[index], next: index + 1 < cues.count ? cues[index + 1] : nil)
    }
  }

  /// The limits that `cue` exceeds when `next` follows it.
  public func check(_ cue: Cue, next: Cue?) -> Set<Limit> {
    var exceeded: Set<Limit> = []
    let lines = breaker.lines(of: cue.text).lines
    let longest = lines.map { limits.halfUnits($0) }.max() ?? 0
    if longest > 2 * limits.lineLength { exceeded.insert(.lineLength) }
    if lines.count > limits.lineCount { exceeded.insert(.lineCount) }
    if cue.words.count > limits.wordCount { exceeded.insert(.wordCount) }
    if speed(of: cue) > Double(limits.charactersPerSecond) { exceeded.insert(.readingSpeed) }
    if cue.span.duration < limits.minimumDuration { exceeded.insert(.minimumDuration) }
    if cue.span.duration > limits.maximumDuration { exceeded.insert(.maximumDuration) }
    if let next, next.span.start - cue.span.end < limits.minimumGap { exceeded.insert(.gap) }
    return exceeded
  }

  /// How fast the cue must be read, in the limits' units a second; infinite for a cue without length.
  ///
  /// Spaces and punctuation count, line breaks do not.
  public func speed(of cue: Cue) -> Double {
    let halfUnits = limits.halfUnits(cue.text)
    return halfUnits == 0 ? 0 : Double(halfUnits) * 500 / Double(cue.span.duration)
  }
}
