internal import Dispatch
internal import Glibc
internal import Synchronization

/// Turns SIGINT and SIGTERM into calls: the first asks to end well, a later one to end now.
///
/// Lives as long as the program wants to be asked.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Both closures are called on a queue of their own.
  init(first: @escaping @Sendable () -> Void, again: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "jimaku.interruption")
    let requests = Requests()
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [requests] in
        switch requests.next() {
        case .endWell: first()
        case .echo: break
        case .endNow: again()
        }
      }
      source.resume()
      return source
    }
  }

  private final class Requests: Sendable {
    private let rule = Mutex(InterruptionRule())

    func next() -> InterruptionRule.Request { rule.withLock { $0.signal(at: .now) } }
  }
}
