/// Decides whether a session that became invalid is replaced, and after what pause: a value, without any waiting.
///
/// At most three in a row; the pause doubles. A translation that succeeds begins the count anew.
struct SessionRenewal {
  static let limit = 3
  static let firstPause = Duration.milliseconds(200)

  private var failures = 0

  /// The pause before the next session; `nil` when no other is asked for.
  mutating func failed() -> Duration? {
    guard failures < Self.limit else { return nil }
    failures += 1
    return Self.firstPause * (1 << (failures - 1))
  }

  mutating func succeeded() {
    failures = 0
  }
}
