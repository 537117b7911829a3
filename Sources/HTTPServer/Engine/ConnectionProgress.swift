/// What a connection is doing, and until when.
struct ConnectionProgress: Sendable {
  enum Phase: Hashable, Sendable {
    /// Nothing that looks like a request has come.
    case greeting
    /// The library waits for a request line.
    case waiting
    /// A request has begun.
    case receiving
    /// The client waits for the server.
    case working
    /// The server waits for the client to take what is sent.
    case sending
    /// The server has closed its side; what still comes is thrown away, so that the last response is not lost.
    case lingering
  }

  private(set) var phase = Phase.greeting
  private var deadline: ContinuousClock.Instant?
  private let timeouts: HTTPTimeouts

  init(_ timeouts: HTTPTimeouts, now: ContinuousClock.Instant) {
    self.timeouts = timeouts
    deadline = now + timeouts.idle
  }

  /// Goes into a phase, or into the same anew.
  mutating func enter(_ phase: Phase, now: ContinuousClock.Instant) {
    self.phase = phase
    let limit: Duration? =
      switch phase {
      case .greeting, .waiting: timeouts.idle
      case .receiving: timeouts.request
      case .working: nil
      case .sending: timeouts.stall
      case .lingering: timeouts.linger
      }
    deadline = limit.map { now + $0 }
  }

  func isOverdue(now: ContinuousClock.Instant) -> Bool {
    deadline.map { $0 <= now } ?? false
  }
}
