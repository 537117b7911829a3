internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// The socket that clients connect to.
final class ListeningSocket: Sendable {
  /// Where it listens, with the port it got.
  let address: SocketAddress
  private let socket: Mutex<Int32>
  private let sendBuffer: Int32
  private let unheard: UInt32

  /// Listens.
  init(_ configuration: HTTPServerConfiguration) throws(HTTPServerError) {
    let wanted = configuration.address
    guard var (storage, length) = wanted.forSystem() else { throw HTTPServerError(.invalidAddress, wanted) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = Glibc.socket(Int32(storage.ss_family), type, 0)
    guard descriptor >= 0 else { throw Self.error(errno, wanted) }
    // A server that was just stopped leaves connections behind that would keep its port for a minute.
    Self.set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    let isListening = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isListening, let address = SocketAddress(storage) else {
      let number = errno
      Glibc.close(descriptor)
      throw Self.error(number, wanted)
    }
    self.address = address
    socket = Mutex(descriptor)
    sendBuffer = Int32(clamping: configuration.limits.sendBufferBytes)
    unheard = UInt32(clamping: configuration.timeouts.stall.components.seconds * 1000)
  }

  deinit {
    close()
  }

  /// What to wait for; negative when it is closed.
  var descriptor: Int32 { socket.withLock { $0 } }

  /// Takes no more connections; who waits is refused.
  func close() {
    let descriptor = socket.withLock { descriptor in
      defer { descriptor = -1 }
      return descriptor
    }
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// What came of accepting.
  enum Acceptance {
    /// A connection: its descriptor, not inherited and not blocking, and who it is.
    case connection(Int32, SocketAddress)
    /// Nobody waits.
    case none
    /// The system has no more descriptors or memory; who waits, waits on.
    case exhausted
  }

  func accept() -> Acceptance {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let accepted = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept4(descriptor, $0, &length, flags) }
    }
    guard accepted >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .exhausted : .none
    }
    guard let peer = SocketAddress(storage) else {
      Glibc.close(accepted)
      return .none
    }
    Self.set(accepted, SOL_SOCKET, SO_SNDBUF, sendBuffer)
    // A client that vanished without a word is noticed, whether something is on its way to it or not.
    Self.set(accepted, SOL_SOCKET, SO_KEEPALIVE, 1)
    Self.set(accepted, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, Int32(clamping: unheard))
    return .connection(accepted, peer)
  }

  private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    // Each of these options makes things better; without it they work, too.
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func error(_ number: Int32, _ address: SocketAddress) -> HTTPServerError {
    let known: [Int32: HTTPServerError.Code] = [
      EADDRINUSE: .addressInUse, EADDRNOTAVAIL: .addressUnavailable, EACCES: .notPermitted,
      EPERM: .notPermitted,
    ]
    return HTTPServerError(known[number] ?? .failed, address, number: number)
  }
}
