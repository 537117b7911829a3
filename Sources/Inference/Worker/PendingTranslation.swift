internal import Synchronization

/// Joins a translation's three ends (its answer, its cancellation, its start) so that the waiting task goes
/// on exactly once, whichever comes first.
final class PendingTranslation: Sendable {
  typealias Answer = Result<[TranslatedText], InferenceError>

  private enum State {
    case idle
    case waiting(CheckedContinuation<Answer, Never>, RequestID?, EngineClient?)
    case settled
  }

  private let state = Mutex(State.idle)

  /// Notes who waits; `false` when it was cancelled before, and the waiter was answered.
  func wait(_ continuation: CheckedContinuation<Answer, Never>) -> Bool {
    let isWaiting = state.withLock { state in
      guard case .idle = state else { return false }
      state = .waiting(continuation, nil, nil)
      return true
    }
    if !isWaiting { continuation.resume(returning: .failure(Self.cancelled)) }
    return isWaiting
  }

  /// Notes the request; cancels it if nobody waits any more.
  func started(_ id: RequestID, of client: EngineClient) {
    let isWanted = state.withLock { state in
      guard case .waiting(let continuation, _, _) = state else { return false }
      state = .waiting(continuation, id, client)
      return true
    }
    if !isWanted { client.cancel(id) }
  }

  func settle(_ answer: Answer) {
    if case .waiting(let continuation, _, _) = takeState() { continuation.resume(returning: answer) }
  }

  func cancel() {
    guard case .waiting(let continuation, let id, let client) = takeState() else { return }
    if let id { client?.cancel(id) }
    continuation.resume(returning: .failure(Self.cancelled))
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = .settled }
      return state
    }
  }

  private static let cancelled = InferenceError(.cancelled, "the task was cancelled")
}
