internal import Synchronization

/// The ways in which an exchange ends before, or with, its response.
extension Exchange {
  /// The client has closed its side.
  ///
  /// The handler is cancelled and endless bodies end; what is finite is still sent, since a client may close its side
  /// and read on (RFC 9112 §9.6).
  func peerLeft() {
    if state.withLock({ $0.isPiped }) {
      connection.cut()
    } else {
      end { $0.machine.isHandling }
    }
  }

  /// The server stops: streams are broken off, events end in order, and what is finite may still be sent.
  func serverStops() {
    switch state.withLock({ ($0.isPiped, $0.pushed == nil) }) {
    case (true, true): connection.cut()
    case (true, false): close()
    case (false, _): break
    }
  }

  /// The connection is cut: everything ends.
  func abort() {
    end { state in
      state.machine.finish()
      state.pipe.close(.broken)
      state.resume()
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
      guard change(&state) else { return (nil, nil) }
      state.isCancelled = true
      return (state.task, state.writer.take())
    }
    writer?.resume(returning: false)
    task?.cancel()
  }
}
