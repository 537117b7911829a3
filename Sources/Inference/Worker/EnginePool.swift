internal import Synchronization

/// The engines in use in this process: whoever asks for the same engine shares one worker.
///
/// An engine's worker ends when its last user lets go of the client; but the engine of each role that was asked for
/// last stays ready, since programs make recognisers and sessions for one piece of work after the other, and loading
/// a model takes longer than a sentence.
package enum EnginePool {
  private struct Key: Hashable {
    var specification: EngineSpecification
    var launcher: EngineLauncher
  }

  private struct Entry {
    weak let client: EngineClient?
  }

  private struct State {
    var clients: [Key: Entry] = [:]
    var lastSpeech: EngineClient?
    var lastTranslation: EngineClient?
  }

  private static let state = Mutex(State())

  /// The client of this engine, made if nobody has one.
  ///
  /// Safe to call from any thread.
  package static func client(
    for specification: EngineSpecification, launcher: EngineLauncher
  ) -> EngineClient {
    let (client, replaced) = state.withLock { state in
      let key = Key(specification: specification, launcher: launcher)
      let known = state.clients[key]?.client
      let client = known ?? EngineClient(specification: specification, launcher: launcher)
      state.clients = state.clients.filter { $0.value.client != nil }
      state.clients[key] = Entry(client: client)
      let replaced: EngineClient?
      switch specification.role {
      case .speech:
        replaced = state.lastSpeech
        state.lastSpeech = client
      case .translation:
        replaced = state.lastTranslation
        state.lastTranslation = client
      }
      return (client, replaced)
    }
    // Its end, if this was its last user, waits for its worker: not with the lock held.
    withExtendedLifetime(replaced) {}
    return client
  }
}
