internal import Synchronization

/// Engines in use: whoever asks for the same engine shares one worker.
///
/// An engine's worker ends when its last user lets go of the client; but the engines that were asked for last stay ready,
/// since programs make recognisers and sessions for one piece of work after the other, and loading a model takes longer
/// than a sentence.
package final class EnginePool: Sendable {
  /// The one that a program uses.
  package static let shared = EnginePool()

  private struct Key: Hashable {
    var specification: EngineSpecification
    var launcher: EngineLauncher
  }

  private struct Entry {
    weak let client: EngineClient?
  }

  private struct State {
    var clients: [Key: Entry] = [:]
    /// The last ones asked for, the latest last.
    var speech: [EngineClient] = []
    var translation: [EngineClient] = []
  }

  private let state = Mutex(State())

  /// A pool without any engine.
  package init() {}

  /// The client of this engine, made if nobody has one.
  ///
  /// Safe to call from any thread.
  package func client(for specification: EngineSpecification, launcher: EngineLauncher) -> EngineClient {
    let (client, replaced) = state.withLock { state in
      let key = Key(specification: specification, launcher: launcher)
      let known = state.clients[key]?.client
      let client = known ?? EngineClient(specification: specification, launcher: launcher)
      state.clients = state.clients.filter { $0.value.client != nil }
      state.clients[key] = Entry(client: client)
      let list =
        switch specification.role {
        case .speech: \State.speech
        case .translation: \State.translation
        }
      state[keyPath: list].removeAll { $0 === client }
      state[keyPath: list].append(client)
      let isTooMany = state[keyPath: list].count > specification.role.readyAtMost
      return (client, isTooMany ? state[keyPath: list].removeFirst() : nil)
    }
    // Its end, if this was its last user, waits for its worker: not with the lock held.
    withExtendedLifetime(replaced) {}
    return client
  }
}

extension EngineSpecification.Role {
  /// So many engines stay ready without a user: each holds a model in memory.
  ///
  /// A pair through English takes two translators, and another pair beside it one.
  fileprivate var readyAtMost: Int {
    switch self {
    case .speech: 1
    case .translation: 3
    }
  }
}
