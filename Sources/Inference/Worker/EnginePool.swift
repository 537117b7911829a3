internal import Synchronization

/// The engines in use in this process: whoever asks for the same engine shares one worker.
///
/// An engine's worker ends when its last user lets go of the client.
package enum EnginePool {
  private struct Key: Hashable {
    var specification: EngineSpecification
    var launcher: EngineLauncher
  }

  private struct Entry {
    weak let client: EngineClient?
  }

  private static let clients = Mutex<[Key: Entry]>([:])

  /// The client of this engine, made if nobody has one.
  ///
  /// Safe to call from any thread.
  package static func client(
    for specification: EngineSpecification, launcher: EngineLauncher
  ) -> EngineClient {
    clients.withLock { clients in
      let key = Key(specification: specification, launcher: launcher)
      if let client = clients[key]?.client { return client }
      clients = clients.filter { $0.value.client != nil }
      let client = EngineClient(specification: specification, launcher: launcher)
      clients[key] = Entry(client: client)
      return client
    }
  }
}
