internal import Synchronization

/// The parent's end of one engine: starts its worker when there is work, starts it again when it is lost, and
/// repeats what was unfinished.
///
/// May be used from any thread. Replies are delivered on a thread of the client's own, in order for each
/// request. The worker ends with the client.
package final class EngineClient: Sendable {
  private let specification: EngineSpecification
  private let launcher: EngineLauncher
  private let state = Mutex(State())

  private struct State: ~Copyable {
    var connection: EngineConnection?
    var requests: [RequestID: EngineRequest] = [:]
    var lastNumber: UInt32 = 0
    var isShutDown = false
  }

  /// A client for one engine; starts nothing yet.
  package init(specification: EngineSpecification, launcher: EngineLauncher) {
    self.specification = specification
    self.launcher = launcher
  }

  deinit {
    shutDown()
  }

  /// Ends the worker; unfinished requests end as cancelled, later ones are refused.
  package func shutDown() {
    let unfinished = state.withLock { state in
      state.isShutDown = true
      state.connection?.hangUp()
      state.connection = nil
      defer { state.requests = [:] }
      return state.requests.values.map(\.failure)
    }
    for fail in unfinished { fail(InferenceError(.cancelled, "the engine was shut down")) }
  }

  /// The worker's process identifier, while one runs as a process; for diagnosis and tests of its loss.
  package var workerProcessIdentifier: Int32? {
    state.withLock { $0.connection?.processIdentifier }
  }

  /// Begins a request and returns its name; `request` decides what it sends and how it takes replies.
  func begin(_ request: EngineRequest) throws(InferenceError) -> RequestID {
    try state.withLock { (state) throws(InferenceError) in
      guard !state.isShutDown else { throw InferenceError(.cancelled, "the engine was shut down") }
      state.lastNumber &+= 1
      let id = RequestID(state.lastNumber)
      if state.connection == nil { state.connection = try connect() }
      state.requests[id] = request
      state.connection?.send(request.opening(id))
      return id
    }
  }

  /// Changes a request that is still unfinished, and sends what comes of it.
  func update(_ id: RequestID, _ change: (inout EngineRequest) -> [EngineFrame]) {
    state.withLock { state in
      guard var request = state.requests[id] else { return }
      let frames = change(&request)
      state.requests[id] = request
      state.connection?.send(frames)
    }
  }

  /// Drops a request: nothing more of it is delivered.
  func cancel(_ id: RequestID) {
    state.withLock { state in
      guard state.requests.removeValue(forKey: id) != nil else { return }
      state.connection?.send([.message(.cancel(id))])
    }
  }

  private func connect() throws(InferenceError) -> EngineConnection {
    let connection = EngineConnection(worker: try launcher.launch(), client: self)
    try connection.start(loading: specification)
    return connection
  }

  // MARK: - Called by the connection's reading thread

  func receive(_ reply: WorkerReply, from connection: EngineConnection) {
    let deliver: (() -> Void)? = state.withLock { state in
      guard state.connection === connection else { return nil }
      switch reply {
      case .ready, .runtime:
        return nil
      case .unusable(let error):
        let failures = state.requests.values.map(\.failure)
        state.requests = [:]
        return { for fail in failures { fail(error) } }
      case .advanced(let id, _), .finished(let id), .translated(let id, _), .failed(let id, _):
        guard var request = state.requests[id] else { return nil }
        let outcome = request.take(reply, id)
        state.requests[id] = outcome.isOver ? nil : request
        state.connection?.send(outcome.frames)
        return outcome.deliver
      }
    }
    deliver?()
  }

  func lost(_ connection: EngineConnection, _ exit: WorkerExit, lastWords: String) {
    let failures: [() -> Void] = state.withLock { state in
      guard state.connection === connection else { return [] }
      state.connection = nil
      let error = InferenceError(
        exit == .dismissed ? .protocolViolation : .workerLost,
        lastWords.isEmpty ? "\(exit)" : "\(exit): \(lastWords)")
      var failures: [() -> Void] = []
      for (id, request) in state.requests {
        var request = request
        if request.retries.mayRepeat(after: exit) {
          state.requests[id] = request
        } else {
          state.requests[id] = nil
          failures.append { request.failure(error) }
        }
      }
      guard !state.requests.isEmpty else { return failures }
      do throws(InferenceError) {
        let connection = try connect()
        state.connection = connection
        for id in state.requests.keys.sorted(by: { $0.number < $1.number }) {
          if var request = state.requests[id] {
            connection.send(request.reopening(id))
            state.requests[id] = request
          }
        }
      } catch {
        failures += state.requests.values.map { request in { request.failure(error) } }
        state.requests = [:]
      }
      return failures
    }
    for fail in failures { fail() }
  }
}
