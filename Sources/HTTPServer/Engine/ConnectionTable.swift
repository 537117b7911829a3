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
    state.withLock { state in
      state.connections[connection.id] = nil
      state.handedOver = state.handedOver.filter { $0.value !== connection }
    }
    connection.close()
  }

  /// The library is about to get the connection under this descriptor.
  func handOver(_ connection: ClientConnection, as descriptor: Int32) {
    state.withLock { $0.handedOver[descriptor] = connection }
  }

  /// The connection that the library has started under this descriptor.
  func started(_ descriptor: Int32) -> ClientConnection? {
    state.withLock { $0.handedOver.removeValue(forKey: descriptor) }
  }
}
