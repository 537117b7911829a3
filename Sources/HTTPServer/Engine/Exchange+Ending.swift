internal import Synchronization

/// The ways in which an exchange ends before, or with, its response.
extension Exchange {
  /// The client has closed its side.
  ///
  /// While it waits for something it counts as gone; the library would close the connection anyway, as soon as it goes
  /// on. What is being sent is sent to the end.
  func peerLeft() {
    if state.withLock({ $0.isPiped || $0.machine.isHandling }) { connection.cut() }
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
    let (task, writer) = state.withLock { state in
      state.machine.finish()
      state.pipe.close(.broken)
      state.resume()
      state.isCancelled = true
      return (state.task, state.writer.take())
    }
    writer?.resume(returning: false)
    task?.cancel()
  }

  /// The library is done with the request.
  func completed() {
    abort()
    state.withLock { $0.pushed.take() }?.end()
  }
}
