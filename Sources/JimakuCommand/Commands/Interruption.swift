internal import Dispatch
internal import Glibc
internal import Synchronization

/// Turns SIGINT and SIGTERM into calls: the first asks to end well, the next to end now.
///
/// Lives as long as the program wants to be asked.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Both closures are called on a queue of their own.
  init(first: @escaping @Sendable () -> Void, again: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "jimaku.interruption")
    let count = Count()
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [count] in
        if count.next() { first() } else { again() }
      }
      source.resume()
      return source
    }
  }

  /// Whether a signal is the first.
  private final class Count: Sendable {
    private let hasCome = Atomic(false)

    func next() -> Bool { !hasCome.exchange(true, ordering: .relaxed) }
  }
}
