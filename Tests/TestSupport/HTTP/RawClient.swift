internal import Dispatch
internal import Glibc
internal import Synchronization

/// A client that sends exactly the bytes it is told to, and shows exactly what comes back.
///
/// Waiting is done on a queue of its own, never on the threads that run tasks, and ends with an error after five minutes.
package final class RawClient: Sendable {
  /// What can go wrong.
  package enum Failure: Error, Equatable {
    /// Nobody listens; with the system's error number.
    case notConnected(Int32)
    /// The other end is gone; with the system's error number, 0 for an orderly end.
    case ended(Int32)
    /// What came is no HTTP.
    case notHTTP(String)
  }

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "raw client")
  private let received = Mutex(ReceivedBytes())
  private let isClosed = Mutex(false)

  /// Connects to an IPv4 address; `receiveBuffer` bounds what the system takes in for a client that does not read.
  package init(host: String = "127.0.0.1", port: UInt16, receiveBuffer: Int32? = nil) async throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    Self.set(descriptor, SO_RCVTIMEO, timeval(tv_sec: 300, tv_usec: 0))
    Self.set(descriptor, SO_SNDTIMEO, timeval(tv_sec: 300, tv_usec: 0))
    if let receiveBuffer { Self.set(descriptor, SO_RCVBUF, receiveBuffer) }
    let number = await perform { descriptor in
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      inet_pton(AF_INET, host, &address.sin_addr)
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      return result == 0 ? 0 : errno
    }
    guard number == 0 else {
      close()
      throw Failure.notConnected(number)
    }
  }

  deinit {
    close()
  }

  /// Closes in order, as a browser does.
  package func close() {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    if isFirst { Glibc.close(descriptor) }
  }

  /// Ends the connection as a crash would.
  package func reset() {
    Self.set(descriptor, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    close()
  }

  /// Sends no more, and goes on reading.
  package func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Sends a text as UTF-8.
  package func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Sends bytes, to the last.
  package func send(_ bytes: [UInt8]) async throws {
    let number = await perform { descriptor in
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count < 0 { return errno }
        sent += count
      }
      return 0
    }
    guard number == 0 else { throw Failure.ended(number) }
  }

  /// The next bytes, at least one.
  package func receive() async throws -> [UInt8] {
    if let kept = received.withLock({ $0.takeAll() }) { return kept }
    try await receiveMore()
    return received.withLock { $0.takeAll() } ?? []
  }

  /// Everything up to and with `mark`.
  package func receive(upTo mark: String) async throws -> String {
    while true {
      if let bytes = received.withLock({ $0.take(upTo: mark) }) {
        return String(decoding: bytes, as: UTF8.self)
      }
      try await receiveMore()
    }
  }

  /// Exactly so many bytes.
  package func receive(count: Int) async throws -> [UInt8] {
    while true {
      if let bytes = received.withLock({ $0.take(count) }) { return bytes }
      try await receiveMore()
    }
  }

  /// Everything until the other end closes in order.
  package func receiveToEnd() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      do {
        bytes += try await receive()
      } catch Failure.ended(0) {
        return bytes
      }
    }
  }

  /// Whether the other end closes, in whatever way, without another word.
  package func isEnded() async -> Bool {
    do {
      _ = try await receive()
      return false
    } catch let Failure.ended(number) {
      return number != EAGAIN
    } catch {
      return false
    }
  }

  private func receiveMore() async throws {
    let result: Result<[UInt8], Failure> = await perform { descriptor in
      var bytes = [UInt8](repeating: 0, count: 256 << 10)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return count > 0 ? .success(Array(bytes[..<count])) : .failure(.ended(count < 0 ? errno : 0))
    }
    let bytes = try result.get()
    received.withLock { $0.append(bytes) }
  }

  private func perform<Value: Sendable>(_ work: @escaping @Sendable (Int32) -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { [descriptor] in continuation.resume(returning: work(descriptor)) }
    }
  }

  private static func set<Value>(_ descriptor: Int32, _ option: Int32, _ value: Value) {
    withUnsafePointer(to: value) {
      _ = setsockopt(descriptor, SOL_SOCKET, option, $0, socklen_t(MemoryLayout<Value>.size))
    }
  }
}
