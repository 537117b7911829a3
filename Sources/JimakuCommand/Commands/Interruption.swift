internal import Dispatch
internal import Glibc
internal import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into calls: the first asks to end well, a later one to end now.
///
/// A terminal that is closed sends SIGHUP; where that is ignored from the beginning, as under `nohup`, it stays so.
///
/// Lives as long as the program wants to be asked.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Both closures are called on a queue of their own.
  init(first: @escaping @Sendable () -> Void, again: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "jimaku.interruption")
    let requests = Requests()
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // The default action would end the program before the source hears of it.
      let before = signal(number, SIG_IGN)
      // Nothing of ours handles it so far, and the default action is no handler (`SIG_DFL` is null).
      if number == SIGHUP, before != nil { return nil }
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
