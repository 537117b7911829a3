/// Counts the workers a request has lost since it last got on, and decides whether it is tried again.
///
/// A request that brings the worker down by itself is repeated once: a second time means it always will.
/// A worker ended from outside says nothing about the request, so that is borne more often, but not for ever:
/// a machine short of memory would otherwise start workers without end.
struct RetryLedger: Hashable, Sendable {
  static let crashLimit = 2
  static let outsideLimit = 40

  private var crashes = 0
  private var endedFromOutside = 0

  /// The request got on; what was before no longer counts.
  mutating func progressed() {
    self = RetryLedger()
  }

  /// Notes a loss and answers whether the request may be repeated.
  mutating func mayRepeat(after exit: WorkerExit) -> Bool {
    if exit.isFromOutside {
      endedFromOutside += 1
      return endedFromOutside < Self.outsideLimit
    }
    crashes += 1
    return crashes < Self.crashLimit
  }
}
