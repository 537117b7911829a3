/// What an event stream keeps, and for how many.
package struct EventStreamLimits: Sendable {
  /// Clients at a time; 503 for further ones.
  package var clients = 128
  /// Events that are kept for clients that were away.
  package var keptEvents = 1024
  /// Their bytes.
  package var keptBytes = 512 << 10
  /// Bytes that may wait for one client; twice those that are kept are always allowed, so that what was missed can be sent.
  package var waitingBytes = 1 << 20
  /// How often something is sent at least.
  package var heartbeat: Duration = .seconds(15)
  /// How long a client waits before it comes again.
  package var retry: Duration = .seconds(2)

  /// The defaults.
  package init() {}

  var capacity: Int { max(waitingBytes, 2 * keptBytes) }
}
