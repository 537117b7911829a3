/// The last events of a stream, to be sent again to clients that were away.
struct EventHistory {
  /// What a client that comes again has missed.
  enum Replay: Hashable {
    /// These events, in their order.
    case events([[UInt8]])
    /// More than is kept, or events of another run of the server: the client has to begin anew.
    case gap
  }

  /// Tells the ids of this history from those of another.
  let run: String
  private let limits: EventStreamLimits
  private var kept: [[UInt8]] = []
  /// The events before this one in `kept` are gone.
  private var head = 0
  private var bytes = 0
  /// How many events there were.
  private var last = 0

  init(run: String, limits: EventStreamLimits) {
    self.run = run
    self.limits = limits
  }

  /// Takes an event in; returns it as it is sent.
  mutating func append(_ event: ServerSentEvent) -> [UInt8] {
    last += 1
    let encoded = event.encoded(id: id(last))
    kept.append(encoded)
    bytes += encoded.count
    while kept.count - head > limits.keptEvents || bytes > limits.keptBytes {
      bytes -= kept[head].count
      kept[head] = []
      head += 1
    }
    if head > kept.count / 2 {
      kept.removeFirst(head)
      head = 0
    }
    return encoded
  }

  /// What came after the event with this id.
  func replay(after id: String) -> Replay {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == run, let number = Int(parts[1]), number <= last else { return .gap }
    let missed = last - number
    guard missed <= kept.count - head else { return .gap }
    return .events(Array(kept.suffix(missed)))
  }

  /// The first thing a client is sent: when to come again, and where in the stream it is, with what it missed.
  func greeting(after lastEventID: String?, retry: Duration) -> [UInt8] {
    let pause = "retry: \(Int(retry / .milliseconds(1)))\n"
    let head = Array(pause.utf8)
    switch lastEventID.map(replay) {
    // An id alone is no event, but the client remembers it.
    case nil: return head + Array("id: \(id(last))\n\n".utf8)
    case .events(let events): return events.reduce(into: head + [UInt8(ascii: "\n")]) { $0 += $1 }
    // Its data is JSON, as what pages take for data is.
    case .gap: return head + ServerSentEvent(name: "reset", data: "{}").encoded(id: id(last))
    }
  }

  private func id(_ number: Int) -> String { "\(run)-\(number)" }
}
