internal import CMicroHTTPD
internal import Glibc

/// The HTTP library at work: its threads, and what it calls.
final class Daemon: Sendable {
  // Reason: set once; the library takes new connections from any thread, and `stop` is called once, by the last user.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let core: ServerCore

  /// Starts the threads; `nil` when the system has no more of something.
  init?(_ core: ServerCore) {
    let configuration = core.configuration
    var callbacks = jmk_callbacks(
      context: Unmanaged.passUnretained(core).toOpaque(), request_line: requestLine, request: request,
      completed: completed, connection: connection)
    let threads = max(2, configuration.threads)
    // The connections are counted by the server; the library has as many for each of its threads.
    let connections = UInt32(clamping: threads * (configuration.limits.connections + 1))
    guard
      let handle = jmk_start(
        &callbacks, UInt32(clamping: threads), connections, Self.memory(configuration.limits))
    else { return nil }
    self.handle = handle
    self.core = core
  }

  /// Gives a connection to one of the threads; the descriptor is the library's from now on, in any case.
  func add(_ descriptor: Int32, peer: SocketAddress) {
    guard let (address, length) = peer.forSystem() else {
      close(descriptor)
      return
    }
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = MHD_add_connection(handle, descriptor, address, length)
      }
    }
  }

  /// Ends the threads; no connection may be suspended, and this object is of no use afterwards.
  func stop() {
    MHD_stop_daemon(handle)
  }

  /// For one connection: a head twice (it is read, and cookies are copied out of it), the library's records of fields
  /// and cookies, and room for a response.
  private static func memory(_ limits: HTTPLimits) -> Int {
    2 * (limits.requestLineBytes + limits.headerBytes) + 64 * (limits.headerCount + 64) + (32 << 10)
  }
}

/// The request line is there: the exchange begins.
private let requestLine:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? =
    {
      context, target, connection in
      guard let context, let target, let connection, let client = client(of: connection) else { return nil }
      let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
      let exchange = Exchange(target: String(cString: target), connection: client, core: core)
      jmk_cut_query(target)
      client.begin(exchange)
      return Unmanaged.passRetained(exchange).toOpaque()
    }

/// The head, a part of the body, or the end of the request is there, or a resumed connection goes on.
private let request: MHD_AccessHandlerCallback = {
  _, connection, target, method, version, body, length, exchange in
  guard let exchange = exchange?.pointee, let length,
    let call = RequestCall(
      connection, target: target, method: method, version: version, body: body, length: length.pointee)
  else { return .NO }
  length.pointee = 0
  return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().proceed(call) ? .YES : .NO
}

/// The exchange is over, well or not.
private let completed: MHD_RequestCompletedCallback = { _, _, exchange, _ in
  guard let pointer = exchange?.pointee else { return }
  exchange?.pointee = nil
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
  exchange.completed()
  exchange.connection.exchangeCompleted()
  exchange.core.somethingEnded()
}

/// A connection begins or ends.
private let connection: MHD_NotifyConnectionCallback = { context, connection, client, event in
  guard let context, let connection, let client else { return }
  let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  switch event {
  case .CONNECTION_NOTIFY_STARTED:
    guard let started = core.table.started(jmk_descriptor(connection)) else { return }
    client.pointee = Unmanaged.passRetained(started).toOpaque()
  case .CONNECTION_NOTIFY_CLOSED:
    guard let pointer = client.pointee else { return }
    client.pointee = nil
    Unmanaged<ClientConnection>.fromOpaque(pointer).takeRetainedValue().libraryEnded()
    core.wake.signal()
  @unknown default: return
  }
}

private func client(of connection: OpaquePointer) -> ClientConnection? {
  jmk_connection_context(connection).map {
    Unmanaged<ClientConnection>.fromOpaque($0).takeUnretainedValue()
  }
}
