internal import Synchronization

/// The ways in which an exchange ends before, or with, its response.
extension Exchange {
  /// The client has closed its side.
  ///
  /// The handler is cancelled and endless bodies end; what is finite is still sent, since a client may close its side
  /// and read on (RFC 9112 §9.6).
  func peerLeft() {
    end { state in
      if state.isPiped { state.endBody(.broken) }
      return state.isPiped || state.machine.isHandling
    }
  }

  /// The server stops: endless bodies end, streams as broken, events as complete.
  func serverStops() {
    end { state in
      guard state.isPiped else { return false }
      state.endBody(state.pushed == nil ? .broken : .complete)
      return true
    }
  }

  /// The connection is cut: everything ends.
  func abort() {
    end { state in
      state.machine.finish()
      state.endBody(.broken)
      return true
    }
  }

  /// The library is done with the request.
  func completed() {
    abort()
    state.withLock { $0.pushed.take() }?.end()
  }

  /// Changes the state, and cancels the task and frees its writer if that is what came of it.
  private func end(_ change: (inout State) -> Bool) {
    let (task, writer): (Task<Void, Never>?, CheckedContinuation<Bool, Never>?) = state.withLock { state in
      change(&state) ? (state.task, state.writer.take()) : (nil, nil)
    }
    writer?.resume(returning: false)
    task?.cancel()
  }
}

extension Exchange.State {
  fileprivate mutating func endBody(_ end: BodyPipe.End) {
    pipe.close(end)
    resume()
  }
}
