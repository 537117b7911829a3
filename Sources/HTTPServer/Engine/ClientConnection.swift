internal import Glibc
internal import Synchronization

/// One connection with a client, from its acceptance to its end.
///
/// It owns a descriptor of its own: the library has a duplicate and closes that whenever it likes. So a descriptor that
/// is cut or watched here is never by accident another connection's.
final class ClientConnection: Sendable {
  struct State {
    var descriptor: Int32
    var progress: ConnectionProgress
    var exchange: Exchange?
    var hasPeerLeft = false
    var isCut = false
    /// Looked at too early for anything to tell; not watched until then.
    var quietUntil: ContinuousClock.Instant?
  }

  let id: Int
  let peer: SocketAddress
  let state: Mutex<State>

  /// Takes over the descriptor.
  init(id: Int, peer: SocketAddress, owning descriptor: Int32, timeouts: HTTPTimeouts) {
    self.id = id
    self.peer = peer
    state = Mutex(State(descriptor: descriptor, progress: ConnectionProgress(timeouts, now: .now)))
  }

  deinit {
    close()
  }

  var hasPeerLeft: Bool { state.withLock { $0.hasPeerLeft } }
  var isCut: Bool { state.withLock { $0.isCut } }
  var phase: ConnectionProgress.Phase { state.withLock { $0.progress.phase } }
  func isOverdue(now: ContinuousClock.Instant) -> Bool { state.withLock { $0.progress.isOverdue(now: now) } }

  func enter(_ phase: ConnectionProgress.Phase) {
    state.withLock { $0.progress.enter(phase, now: .now) }
  }

  /// Closes the descriptor; nothing is done with it any more.
  func close() {
    let descriptor = state.withLock { state in
      defer { state.descriptor = -1 }
      return state.descriptor
    }
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// Ends everything at once, whoever is at work.
  func cut() {
    let exchange = state.withLock { state in
      state.isCut = true
      shutdown(state.descriptor, Int32(SHUT_RDWR))
      return state.exchange
    }
    exchange?.abort()
  }
}

/// What the library tells.
extension ClientConnection {
  func begin(_ exchange: Exchange) {
    let isCut = state.withLock { state in
      state.exchange = exchange
      state.progress.enter(.receiving, now: .now)
      return state.isCut
    }
    // A request that had come before.
    if isCut { exchange.abort() }
  }

  func exchangeCompleted() {
    state.withLock { state in
      state.exchange = nil
      state.progress.enter(.waiting, now: .now)
    }
  }

  func libraryEnded() {
    enter(.lingering)
  }
}
