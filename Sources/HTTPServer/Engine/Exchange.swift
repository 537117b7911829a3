internal import CMicroHTTPD
internal import Synchronization

/// One request and its response, between the library's threads and Swift's tasks.
///
/// The library's threads never wait: while the handler works, and while a body has nothing to send, the connection is
/// suspended, and whoever has something resumes it. Continuations and tasks are touched outside the lock.
final class Exchange: Sendable {
  struct State: ~Copyable {
    var machine: ExchangeMachine
    var pipe = BodyPipe(capacity: Exchange.streamCapacity)
    /// There exactly while the library leaves the connection alone.
    var suspended: SuspendedConnection?
    /// Who waits for room in the pipe.
    var writer: CheckedContinuation<Bool, Never>?
    var task: Task<Void, Never>?
    /// Whether the task is to be cancelled, also one that is only about to be known.
    var isCancelled = false
    /// Whether the body comes through the pipe.
    var isPiped = false
    var pushed: (any PushedBody)?

    /// Lets the library go on, unless it waits for the response itself: what is written until then waits, too.
    mutating func resume() {
      if !machine.isHandling { suspended.take()?.resume() }
    }
  }

  /// So much of a stream is made before the client has taken it.
  static let streamCapacity = 256 << 10

  let connection: ClientConnection
  let core: ServerCore
  /// What is asked for, as it was sent.
  let target: String
  let state: Mutex<State>

  init(target: String, connection: ClientConnection, core: ServerCore) {
    self.target = target
    self.connection = connection
    self.core = core
    state = Mutex(State(machine: ExchangeMachine(bodyLimit: core.configuration.limits.bodyBytes)))
  }

  /// The library has the head, a part of the body, or nothing new; `false` closes the connection.
  func proceed(_ call: RequestCall) -> Bool {
    let step = state.withLock { state in
      if state.machine.needsHead {
        return state.machine.receivedHead(call.head(target: target, limits: core.configuration.limits))
      }
      if !call.body.isEmpty { return state.machine.receivedBody(call.body) }
      let step = state.machine.proceed()
      if case .handle = step { state.suspended = SuspendedConnection(suspending: call.connection) }
      return step
    }
    switch step {
    case .receive: return true
    case .close: return false
    case .refuse(let status): return send(.plain(status), to: call)
    case .send(let response): return send(response, to: call)
    case .handle(let head, let body):
      connection.enter(.working)
      handle(HTTPRequest(head: head, body: body, peer: connection.peer, server: core.address))
      return true
    }
  }

  private func send(_ response: HTTPResponse, to call: RequestCall) -> Bool {
    connection.enter(.sending)
    return OutgoingResponse(response, to: call, of: self).queue()
  }

  private func handle(_ request: HTTPRequest) {
    core.taskBegins()
    let task = Task {
      await respond(core.handler(request), isHead: request.method == .head)
      core.taskEnded()
    }
    state.withLock { state in
      if state.isCancelled { task.cancel() } else { state.task = task }
    }
  }

  /// Hands the response over and makes its body, if that has to be made.
  private func respond(_ response: HTTPResponse, isHead: Bool) async {
    let content = isHead || response.status.hasNoBody ? .whole([]) : response.body.content
    if case .pushed(let body) = content {
      state.withLock { $0.pipe.capacity = body.capacity }
      // Before the response can end, so that its end is not missed.
      body.begin(BodyWriter(exchange: self))
    }
    let isWanted = state.withLock { state in
      guard state.machine.answer(response) else { return false }
      switch content {
      case .whole: break
      case .stream: state.isPiped = true
      case .pushed(let body): (state.isPiped, state.pushed) = (true, body)
      }
      state.resume()
      return true
    }
    // What happened before there was a body to end.
    if connection.hasPeerLeft { peerLeft() }
    if core.isStopping { serverStops() }
    switch content {
    case .whole: break
    case .pushed(let body): if !isWanted { body.end() }
    case .stream(let make) where isWanted:
      do {
        try await make(BodyWriter(exchange: self))
        close()
      } catch {
        // The client must not take half for the whole.
        connection.cut()
      }
    case .stream: break
    }
  }
}
