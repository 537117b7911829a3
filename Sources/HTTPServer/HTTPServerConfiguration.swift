/// Where a server listens, and what it bears.
package struct HTTPServerConfiguration: Sendable {
  /// The numeric address to listen on, and the port; 0 is any free one.
  package var address = SocketAddress(host: "127.0.0.1", port: 0)
  /// What is too much.
  package var limits = HTTPLimits()
  /// What is too long.
  package var timeouts = HTTPTimeouts()
  /// How many threads read requests and send responses, files from disk among them; at least 2.
  package var threads = 4

  /// A server for this machine alone, on a free port.
  package init() {}
}

/// What is too much for a server, in numbers and bytes.
package struct HTTPLimits: Sendable {
  /// The request line; longer ones are answered with 414.
  package var requestLineBytes = 8 << 10
  /// All header fields of a request together; 431.
  package var headerBytes = 16 << 10
  /// The header fields of a request; 431.
  package var headerCount = 100
  /// The body of a request; 413.
  package var bodyBytes = 1 << 20
  /// Connections at a time; 503 for further ones.
  package var connections = 256
  /// Connections at a time from one address; 503.
  package var connectionsPerAddress = 192
  /// What the system keeps of a response that the client has not taken; more is only made when there is room.
  package var sendBufferBytes = 256 << 10

  /// The defaults: ample for a browser, little for the machine.
  package init() {}
}

/// What takes too long; the connection is closed then.
package struct HTTPTimeouts: Sendable {
  /// From the opening of a connection, or the end of a response, to a whole request line.
  package var idle: Duration = .seconds(30)
  /// From the request line to the end of the request, however steadily it trickles in.
  package var request: Duration = .seconds(20)
  /// How long a client may take nothing of a response: long, because a paused player does that.
  package var stall: Duration = .seconds(600)
  /// How long a client may go on sending after it was refused.
  package var linger: Duration = .seconds(1)
  /// How long responses may go on after `stop`.
  package var stop: Duration = .seconds(5)

  /// The defaults.
  package init() {}

  /// The shortest, by which all of them are watched.
  var shortest: Duration { [idle, request, stall, linger, stop].min() ?? .seconds(1) }
}
