internal import CMicroHTTPD
internal import Glibc

/// The thread beside the library's: it accepts connections, watches what the library does not see, and stops the server.
///
/// The library sees no client go while a connection is suspended, and knows no time but that since the last byte.
final class ServerLoop {
  /// So many of those that are refused may linger over their response; further ones are closed without.
  private static let refusedConnections = 64

  private let core: ServerCore
  private let daemon: Daemon
  private let listener: ListeningSocket
  /// How often deadlines are looked at while there are connections.
  private let tick: Duration
  /// When responses must have ended; there while the server stops.
  private var end: ContinuousClock.Instant?
  /// Set when the system had no descriptor for a connection that waits.
  private var acceptsFrom = ContinuousClock.now

  init(_ core: ServerCore, daemon: Daemon, listener: ListeningSocket) {
    self.core = core
    self.daemon = daemon
    self.listener = listener
    tick = max(.milliseconds(10), min(.seconds(1), core.configuration.timeouts.shortest / 4))
  }

  /// Runs until the server is stopped and nothing is left.
  func run() {
    while end == nil || !core.table.isEmpty || core.hasTasks { turn() }
    daemon.stop()
    core.isOver()
  }

  private func turn() {
    let now = ContinuousClock.now
    let connections = core.table.all
    var polled = [pollfd(fd: core.wake.descriptor, events: Int16(POLLIN), revents: 0)]
    let accepting = acceptsFrom <= now ? listener.descriptor : -1
    polled.append(pollfd(fd: accepting, events: Int16(POLLIN), revents: 0))
    // What is not to be waited for has no descriptor, which `poll` passes over.
    polled += connections.map { $0.interest(now: now) ?? pollfd(fd: -1, events: 0, revents: 0) }
    let isWatching = !connections.isEmpty || end != nil || acceptsFrom > now
    poll(&polled, nfds_t(polled.count), isWatching ? Int32(tick / .milliseconds(1)) : -1)
    core.wake.clear()
    if core.isStopping { beginToStop() }
    if polled[1].revents != 0, end == nil { acceptAll() }
    for (connection, entry) in zip(connections, polled.dropFirst(2)) { attend(connection, entry.revents) }
  }

  private func attend(_ connection: ClientConnection, _ events: Int16) {
    let now = ContinuousClock.now
    switch connection.phase {
    case .greeting:
      if connection.isOverdue(now: now) || end != nil { return core.table.remove(connection) }
      if events != 0 { greet(connection) }
    case .lingering:
      let isDone = connection.isCut || connection.isOverdue(now: now) || (events != 0 && connection.drain())
      if isDone { core.table.remove(connection) }
    case .waiting, .receiving, .working, .sending:
      let isGone = events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
      let isUnwanted = end.map { $0 <= now || [.waiting, .receiving].contains(connection.phase) } ?? false
      if isGone || isUnwanted || connection.isOverdue(now: now) {
        connection.cut()
        // The library may have refused it, and then never speaks of it.
        if !connection.isInLibrary { core.table.remove(connection) }
      } else if events & jmk_poll_peer_closed != 0 {
        connection.peerLeft()
      }
    }
  }

  private func acceptAll() {
    while true {
      switch listener.accept() {
      case .none: return
      case .exhausted:
        acceptsFrom = .now + tick
        return
      case .connection(let descriptor, let peer): admit(descriptor, peer)
      }
    }
  }

  private func admit(_ descriptor: Int32, _ peer: SocketAddress) {
    let limits = core.configuration.limits
    let all = core.table.all
    let others = all.filter { $0.phase != .lingering }
    let connection = core.table.add(peer: peer, owning: descriptor, timeouts: core.configuration.timeouts)
    if all.count >= limits.connections + Self.refusedConnections {
      core.table.remove(connection)
    } else if others.count >= limits.connections
      || others.count(where: { $0.peer.host == peer.host }) >= limits.connectionsPerAddress
    {
      connection.refuse(.serviceUnavailable)
    }
  }

  private func greet(_ connection: ClientConnection) {
    switch connection.greeting(quietFor: tick) {
    case .incomplete: return
    case .malformed: connection.refuse(.badRequest)
    case nil: core.table.remove(connection)
    case .request:
      guard let descriptor = connection.duplicate() else { return core.table.remove(connection) }
      connection.enter(.waiting)
      core.table.handOver(connection, as: descriptor)
      daemon.add(descriptor, peer: connection.peer)
    }
  }

  private func beginToStop() {
    guard end == nil else { return }
    listener.close()
    end = .now + core.configuration.timeouts.stop
    for connection in core.table.all { connection.serverStops() }
  }
}
