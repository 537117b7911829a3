internal import Foundation
internal import Glibc
internal import Synchronization

/// Answers a request; called in a task of its own, which is cancelled when the client goes.
package typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

/// An HTTP/1.1 server (RFC 9110, RFC 9112) on one address, for a handler that knows nothing of sockets.
///
/// Requests that break the protocol or a limit never reach the handler. Without `stop` it stops by itself, some time
/// after the last reference is gone.
package final class HTTPServer: Sendable {
  private let configuration: HTTPServerConfiguration
  private let handler: HTTPHandler
  private let core = Mutex<ServerCore?>(nil)

  /// A server that does not run yet.
  package init(
    configuration: HTTPServerConfiguration = HTTPServerConfiguration(), handler: @escaping HTTPHandler
  ) {
    self.configuration = configuration
    self.handler = handler
  }

  deinit {
    core.withLock { $0 }?.stop()
  }

  /// Begins to listen, and returns the port; a server starts only once.
  package func start() throws(HTTPServerError) -> UInt16 {
    let started = try core.withLock { core throws(HTTPServerError) in
      guard core == nil else { throw HTTPServerError(.alreadyStarted, configuration.address) }
      let started = try run()
      core = started
      return started
    }
    return started.address.port
  }

  /// Stops: no new connections, endless bodies end, other responses have the time of the configuration to end.
  ///
  /// Returns when nothing is left, handlers included; one that does not heed its cancellation holds it up. A server that
  /// does not run is stopped.
  package func stop() async {
    guard let core = core.withLock({ $0 }) else { return }
    core.stop()
    await core.waitUntilOver()
  }

  private func run() throws(HTTPServerError) -> ServerCore {
    let listener = try ListeningSocket(configuration)
    guard let wake = WakeUp() else { throw HTTPServerError(.failed, configuration.address, number: errno) }
    let core = ServerCore(configuration, address: listener.address, wake: wake, handler: handler)
    guard let daemon = Daemon(core) else {
      throw HTTPServerError(.failed, configuration.address, number: errno)
    }
    let thread = Thread { ServerLoop(core, daemon: daemon, listener: listener).run() }
    thread.name = "http"
    thread.start()
    return core
  }
}
