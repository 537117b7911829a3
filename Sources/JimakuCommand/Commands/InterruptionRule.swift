/// What a signal that asks the program to end means: a value, so that it can be proved without signals.
///
/// One request may arrive several times within moments: `make` and shells forward what the terminal already sent to
/// the whole group. Only a later one means that somebody is tired of waiting.
struct InterruptionRule {
  enum Request: Hashable {
    /// End well: keep what is finished.
    case endWell
    /// The same request once more.
    case echo
    /// End now.
    case endNow
  }

  /// For so long after the first signal another is its echo.
  static let echoTime: Duration = .milliseconds(500)

  private var first: ContinuousClock.Instant?

  /// What a signal that came at `moment` asks for.
  mutating func signal(at moment: ContinuousClock.Instant) -> Request {
    guard let first else {
      first = moment
      return .endWell
    }
    return moment - first < Self.echoTime ? .echo : .endNow
  }
}
