internal import Synchronization

/// What the threads and tasks of a running server share.
final class ServerCore: Sendable {
  private struct Life {
    var isStopping = false
    var isOver = false
    /// Handlers at work, and bodies being made.
    var tasks = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let configuration: HTTPServerConfiguration
  let handler: HTTPHandler
  let address: SocketAddress
  let table = ConnectionTable()
  let wake: WakeUp
  private let life = Mutex(Life())

  init(
    _ configuration: HTTPServerConfiguration, address: SocketAddress, wake: WakeUp,
    handler: @escaping HTTPHandler
  ) {
    self.configuration = configuration
    self.handler = handler
    self.address = address
    self.wake = wake
  }

  var isStopping: Bool { life.withLock { $0.isStopping } }
  var hasTasks: Bool { life.withLock { $0.tasks > 0 } }

  func taskBegins() {
    life.withLock { $0.tasks += 1 }
  }

  func taskEnded() {
    life.withLock { $0.tasks -= 1 }
    somethingEnded()
  }

  /// While the server stops, its loop looks at once whether that was the last.
  func somethingEnded() {
    if isStopping { wake.signal() }
  }

  /// The server is to stop.
  func stop() {
    life.withLock { $0.isStopping = true }
    wake.signal()
  }

  /// Nothing is left; to be called once, by the loop.
  func isOver() {
    let waiting = life.withLock { life in
      life.isOver = true
      defer { life.waiting = [] }
      return life.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until nothing is left.
  func waitUntilOver() async {
    await withCheckedContinuation { continuation in
      let isOver = life.withLock { life in
        if !life.isOver { life.waiting.append(continuation) }
        return life.isOver
      }
      if isOver { continuation.resume() }
    }
  }
}
