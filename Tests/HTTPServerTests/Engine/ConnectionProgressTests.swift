import Testing

@testable import HTTPServer

struct ConnectionProgressTests {
  private static let timeouts: HTTPTimeouts = {
    var timeouts = HTTPTimeouts()
    timeouts.idle = .seconds(1)
    timeouts.request = .seconds(2)
    timeouts.stall = .seconds(3)
    timeouts.linger = .seconds(4)
    return timeouts
  }()

  /// Each phase and how many seconds it may last; `nil` for as long as it likes.
  static let cases: [(ConnectionProgress.Phase, Int?)] = [
    (.greeting, 1), (.waiting, 1), (.receiving, 2), (.working, nil), (.sending, 3), (.lingering, 4),
  ]

  @Test(arguments: cases)
  func everyPhaseHasItsTime(phase: ConnectionProgress.Phase, seconds: Int?) {
    let start = ContinuousClock.now
    var progress = ConnectionProgress(Self.timeouts, now: start)
    #expect(progress.isOverdue(now: start + .seconds(1)))
    progress.enter(phase, now: start + .seconds(10))
    let end = start + .seconds(10) + .seconds(seconds ?? 1_000_000)
    #expect(!progress.isOverdue(now: end - .nanoseconds(1)))
    #expect(progress.isOverdue(now: end) == (seconds != nil))
  }
}
