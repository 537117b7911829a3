internal import Synchronization

/// Events for any number of clients, as server-sent events (HTML Standard §9.2).
///
/// A client that was away gets what it missed, or an event `reset` when that is no longer known: then it has to fetch
/// the state of things anew. A client that does not take its events is cut off; the others wait for nobody. Memory is
/// bounded by the limits. May be used from any thread.
// Writers are let go outside the lock: with the last reference to an exchange its place is freed, which takes the lock.
package final class EventStream: Sendable {
  private struct State {
    var history: EventHistory
    /// The clients, and those whose response has not begun.
    var places: Set<Int> = []
    var lastPlace = 0
    /// The clients that get events, by their place.
    var writers: [Int: BodyWriter] = [:]
    var isFinished = false
    var heart: Task<Void, Never>?

    mutating func takePlace(of limit: Int) -> Int? {
      guard !isFinished, places.count < limit else { return nil }
      lastPlace += 1
      places.insert(lastPlace)
      return lastPlace
    }
  }

  private let limits: EventStreamLimits
  private let state: Mutex<State>

  /// A stream without clients; `run`, without a `-`, tells its ids from those of another run of the server.
  package init(
    limits: EventStreamLimits = EventStreamLimits(),
    run: String = String(UInt64.random(in: .min ... .max), radix: 36)
  ) {
    self.limits = limits
    state = Mutex(State(history: EventHistory(run: run, limits: limits)))
    let pause = limits.heartbeat
    let heart = Task { [weak self] in
      while (try? await Task.sleep(for: pause)) != nil {
        guard let self else { return }
        beat()
      }
    }
    state.withLock { $0.heart = heart }
  }

  deinit {
    state.withLock { $0.heart }?.cancel()
  }

  /// How many clients there are.
  package var clientCount: Int { state.withLock { $0.places.count } }

  /// Sends an event to every client.
  package func publish(_ event: ServerSentEvent) {
    send { state in
      let encoded = state.history.append(event)
      return { $0.push(encoded) }
    }
  }

  /// Ends the stream for every client; those that come again are told not to (§9.2.1, 204).
  package func finish() {
    let writers = state.withLock { state in
      state.isFinished = true
      state.heart?.cancel()
      defer { state.writers = [:] }
      return Array(state.writers.values)
    }
    for writer in writers { writer.finish() }
  }

  /// The answer to a client that wants the events: from after its `Last-Event-ID`, or from now on.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    let (isFinished, place) = state.withLock { ($0.isFinished, $0.takePlace(of: limits.clients)) }
    guard let place else { return isFinished ? HTTPResponse(.noContent) : .plain(.serviceUnavailable) }
    let subscription = EventSubscription(
      stream: self, place: place, lastEventID: request.headers["Last-Event-ID"], capacity: limits.capacity)
    return HTTPResponse(
      .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
      body: .pushed(subscription))
  }

  /// Sends a comment to those who have nothing to wait for, so that a connection that is gone shows.
  func beat() {
    send { _ in { $0.pushIfIdle(Array(":\n\n".utf8)) } }
  }

  /// A client is there: it gets what it missed, and nothing is published in between.
  func begin(_ place: Int, after lastEventID: String?, writer: BodyWriter) {
    state.withLock { state in
      guard !state.isFinished else { return writer.finish() }
      let greeting = state.history.greeting(after: lastEventID, retry: limits.retry)
      if writer.push(greeting) { state.writers[place] = writer }
    }
  }

  /// The client is gone; its place is free.
  func end(_ place: Int) {
    let writer = state.withLock { state in
      state.places.remove(place)
      return state.writers.removeValue(forKey: place)
    }
    withExtendedLifetime(writer) {}
  }

  /// Writes to every client, and forgets those that want no more.
  private func send(_ prepare: (inout State) -> (BodyWriter) -> Bool) {
    let forgotten = state.withLock { state in
      guard !state.isFinished else { return [BodyWriter]() }
      let write = prepare(&state)
      let unwilling = state.writers.filter { !write($0.value) }
      for place in unwilling.keys { state.writers[place] = nil }
      return Array(unwilling.values)
    }
    withExtendedLifetime(forgotten) {}
  }
}
