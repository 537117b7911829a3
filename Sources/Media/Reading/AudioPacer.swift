internal import Synchronization

/// Keeps a reader of audio a bounded way ahead of whoever hears it, so that memory does not depend on the length.
///
/// Safe from any thread; one task at a time may wait.
package final class AudioPacer: Sendable {
  private struct State {
    var heard: Int64 = 0
    var isClosed = false
    var waiting: (position: Int64, continuation: CheckedContinuation<Void, Never>)?
  }

  private let ahead: Int64
  private let state = Mutex(State())

  /// Lets audio be given up to `ahead` samples beyond what was heard.
  package init(ahead: Int64) {
    self.ahead = ahead
  }

  /// Everything before `position` has been heard.
  package func heard(_ position: Int64) {
    resume { state in
      state.heard = max(state.heard, position)
    }
  }

  /// Nobody hears any more: whoever waits goes on.
  package func close() {
    resume { state in
      state.isClosed = true
    }
  }

  /// Waits until audio up to `position` may be given, the pacer is closed or the task cancelled.
  package func wait(for position: Int64) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        resume { state in
          precondition(state.waiting == nil, "two tasks wait for one AudioPacer")
          state.waiting = (position, continuation)
          if Task.isCancelled { state.isClosed = true }
        }
      }
    } onCancel: {
      close()
    }
  }

  private func resume(after change: (inout State) -> Void) {
    let ready = state.withLock { state -> CheckedContinuation<Void, Never>? in
      change(&state)
      guard let waiting = state.waiting, state.isClosed || waiting.position <= state.heard + ahead else {
        return nil
      }
      state.waiting = nil
      return waiting.continuation
    }
    ready?.resume()
  }
}
