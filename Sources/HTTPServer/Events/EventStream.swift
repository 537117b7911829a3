internal import Synchronization

/// Events for any number of clients, as server-sent events (HTML Standard §9.2).
///
/// A client that was away gets what it missed, or an event `reset` when that is no longer known: then it has to fetch
/// the state of things anew. A client that does not take its events is cut off; the others wait for nobody. Memory is
/// bounded by the limits. May be used from any thread.
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
    state.withLock { state in
      guard !state.isFinished else { return }
      let encoded = state.history.append(event)
      state.writers = state.writers.filter { $0.value.push(encoded) }
    }
  }

  /// Ends the stream for every client; those that come again are told not to (§9.2.1, 204).
  package func finish() {
    state.withLock { state in
      state.isFinished = true
      state.heart?.cancel()
      for writer in state.writers.values { writer.finish() }
      state.writers = [:]
    }
  }

  /// The answer to a client that wants the events: from after its `Last-Event-ID`, or from now on.
  package func response(to request: HTTPRequest) -> HTTPResponse {
    let place: Int?
    let isFinished: Bool
    (place, isFinished) = state.withLock { state in
      guard !state.isFinished, state.places.count < limits.clients else { return (nil, state.isFinished) }
      state.lastPlace += 1
      state.places.insert(state.lastPlace)
      return (state.lastPlace, false)
    }
    guard let place else { return isFinished ? HTTPResponse(.noContent) : .plain(.serviceUnavailable) }
    let subscription = EventSubscription(
      stream: self, place: place, lastEventID: request.headers["Last-Event-ID"], capacity: limits.capacity)
    return HTTPResponse(
      .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
      body: .pushed(subscription))
  }

  /// Sends a comment to those who have nothing to wait for, so that a connection that is gone shows.
  func beat() {
    state.withLock { state in
      state.writers = state.writers.filter { $0.value.pushIfIdle(Array(":\n\n".utf8)) }
    }
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
    state.withLock { state in
      state.writers[place] = nil
      state.places.remove(place)
    }
  }
}
