/// Reads the events of a stream as a browser would (HTML Standard §9.2.6).
package struct EventReader: Sendable {
  /// An event.
  package struct Event: Equatable {
    /// What the browser would send when it comes again after this.
    package var id: String
    /// What kind it is.
    package var name: String
    /// What it says.
    package var data: String

    /// An event with everything said.
    package init(id: String, name: String, data: String) {
      self.id = id
      self.name = name
      self.data = data
    }
  }

  /// The connection.
  package let client: RawClient
  /// What the browser would send when it comes again.
  package private(set) var lastEventID = ""
  /// How many comments came.
  package private(set) var comments = 0
  private var received = ReceivedBytes()

  /// Reads what this client receives.
  package init(_ client: RawClient) {
    self.client = client
  }

  /// Asks a server of this machine for the events at `path` and reads the head of the response.
  package static func open(
    port: UInt16, path: String = "/events", after id: String? = nil, receiveBuffer: Int32? = nil
  ) async throws -> EventReader {
    let client = try await RawClient(port: port, receiveBuffer: receiveBuffer)
    let last = id.map { "Last-Event-ID: \($0)\r\n" } ?? ""
    try await client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(last)\r\n")
    let head = try await client.receiveHead()
    guard head.status == 200, head["Content-Type"] == "text/event-stream" else {
      throw RawClient.Failure.notHTTP("\(head.status)")
    }
    return EventReader(client)
  }

  /// The next event; throws when the stream ends.
  package mutating func next() async throws -> Event {
    while true {
      if let event = try await nextBlock() { return event }
    }
  }

  /// What is up to the next empty line; `nil` when that is no event.
  package mutating func nextBlock() async throws -> Event? {
    var name = "message"
    var data: [String] = []
    while let line = try await nextLine() {
      let cut = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let value = cut.count < 2 ? "" : String(cut[1].hasPrefix(" ") ? cut[1].dropFirst() : cut[1])
      switch cut[0] {
      case "": comments += 1
      case "id": lastEventID = value
      case "event": name = value
      case "data": data.append(value)
      default: break
      }
    }
    return data.isEmpty ? nil : Event(id: lastEventID, name: name, data: data.joined(separator: "\n"))
  }

  /// The next line; `nil` for an empty one.
  private mutating func nextLine() async throws -> String? {
    while true {
      if let line = received.take(upTo: "\n") {
        return line.count > 1 ? String(decoding: line[..<(line.count - 1)], as: UTF8.self) : nil
      }
      guard let chunk = try await client.receiveChunk() else { throw RawClient.Failure.ended(0) }
      received.append(chunk)
    }
  }
}
