internal import Synchronization

/// The connections of a server.
final class ConnectionTable: Sendable {
  private struct State {
    var connections: [Int: ClientConnection] = [:]
    /// Those that the library was given and has not started, by the library's descriptor.
    var handedOver: [Int32: ClientConnection] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  var all: [ClientConnection] { state.withLock { Array($0.connections.values) } }
  var isEmpty: Bool { state.withLock { $0.connections.isEmpty } }

  func add(peer: SocketAddress, owning descriptor: Int32, timeouts: HTTPTimeouts) -> ClientConnection {
    state.withLock { state in
      state.lastID += 1
      let connection = ClientConnection(id: state.lastID, peer: peer, owning: descriptor, timeouts: timeouts)
      state.connections[connection.id] = connection
      return connection
    }
  }

  func remove(_ connection: ClientConnection) {
    state.withLock { _ = $0.connections.removeValue(forKey: connection.id) }
    connection.close()
  }

  /// The library is about to get the connection under this descriptor.
  func handOver(_ connection: ClientConnection, as descriptor: Int32) {
    state.withLock { $0.handedOver[descriptor] = connection }
  }

  /// The connection that the library starts with under this descriptor: from now on it is there until the library ends it.
  func started(_ descriptor: Int32) -> ClientConnection? {
    state.withLock { $0.handedOver.removeValue(forKey: descriptor) }
  }

  /// Takes a connection back that the library has not started, and may never; `false` when it has.
  func takeBack(_ connection: ClientConnection) -> Bool {
    state.withLock { state in
      guard let entry = state.handedOver.first(where: { $0.value === connection }) else { return false }
      state.handedOver[entry.key] = nil
      return true
    }
  }
}
