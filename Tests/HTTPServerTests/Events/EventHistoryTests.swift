import Testing

@testable import HTTPServer

struct EventHistoryTests {
  private static func history(of count: Int, kept: Int = 3, bytes: Int = 1000) -> EventHistory {
    var limits = EventStreamLimits()
    (limits.keptEvents, limits.keptBytes) = (kept, bytes)
    var history = EventHistory(run: "r", limits: limits)
    for number in 0..<count { _ = history.append(ServerSentEvent(data: "\(number + 1)")) }
    return history
  }

  /// After five events, of which the last three are kept; what is sent again, or `nil` for a gap.
  static let cases: [(String, [Int]?)] = [
    ("r-5", []),
    ("r-4", [5]),
    ("r-2", [3, 4, 5]),
    ("r-1", nil),
    ("r-0", nil),
    ("r-6", nil),
    ("r--1", nil),
    ("s-5", nil),
    ("", nil), ("r", nil), ("r-", nil), ("5", nil), ("r-5-5", nil), ("r-x", nil),
  ]

  @Test(arguments: cases)
  func whatWasMissedIsSentAgain(id: String, missed: [Int]?) {
    let expected = missed.map { numbers in
      EventHistory.Replay.events(numbers.map { Array("id: r-\($0)\ndata: \($0)\n\n".utf8) })
    }
    #expect(Self.history(of: 5).replay(after: id) == expected ?? .gap)
  }

  @Test func bytesAreBoundedToo() {
    // "id: r-1\ndata: 1\n\n" is 17 bytes long.
    let history = Self.history(of: 5, kept: 100, bytes: 2 * 17)
    #expect(history.replay(after: "r-2") == .gap)
    #expect(history.replay(after: "r-3") != .gap)
  }

  @Test func anEventBeyondAllBoundsIsNotKept() {
    var history = Self.history(of: 1, bytes: 20)
    _ = history.append(ServerSentEvent(data: String(repeating: "x", count: 100)))
    #expect(history.replay(after: "r-1") == .gap)
    #expect(history.replay(after: "r-2") == .events([]))
  }

  @Test func aLongStreamKeepsItsEnd() {
    let history = Self.history(of: 10_000)
    #expect(history.replay(after: "r-9996") == .gap)
    #expect(history.replay(after: "r-9999") == .events([Array("id: r-10000\ndata: 10000\n\n".utf8)]))
  }

  static let greetings: [(String?, String)] = [
    (nil, "retry: 1500\nid: r-2\n\n"),
    ("r-2", "retry: 1500\n\n"),
    ("r-1", "retry: 1500\n\nid: r-2\ndata: 2\n\n"),
    ("old-1", "retry: 1500\nid: r-2\nevent: reset\ndata: {}\n\n"),
  ]

  @Test(arguments: greetings)
  func aClientIsGreeted(lastEventID: String?, text: String) {
    let greeting = Self.history(of: 2).greeting(after: lastEventID, retry: .milliseconds(1500))
    #expect(String(decoding: greeting, as: UTF8.self) == text)
  }
}
