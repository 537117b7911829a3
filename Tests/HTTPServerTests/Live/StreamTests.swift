import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct StreamTests {
  private static func running(_ pieces: TestPieces) throws -> RunningServer {
    try RunningServer { request in
      request.path == "/other" ? HTTPResponse(text: "other") : HTTPResponse(.ok, body: .stream(pieces))
    }
  }

  @Test func piecesArriveInOrder() async throws {
    let pieces = TestPieces { $0 < 500 ? Array("\($0),".utf8) : nil }
    let running = try Self.running(pieces)
    let client = try await running.connect()
    for _ in 0..<2 { try await client.send(running.head()) }
    let response = try await client.receiveResponse()
    #expect(response["Transfer-Encoding"] == "chunked" && response["Content-Length"] == nil)
    #expect(response.text == (0..<500).map { "\($0)," }.joined())
    // The connection goes on: the second time the pieces are at their end.
    #expect(try await client.receiveResponse().body.isEmpty)
    await running.server.stop()
  }

  /// Pieces of all sizes: empty, and larger than any buffer.
  @Test func noByteIsLost() async throws {
    let sizes = [0, 1, 127, 128, 4095, 4096, 65_535, 0, 65_536, 300_000, 1]
    let all = (0..<sizes.reduce(0, +)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let pieces = TestPieces { number in
      guard number < sizes.count else { return nil }
      let start = sizes[..<number].reduce(0, +)
      return Array(all[start..<start + sizes[number]])
    }
    let running = try Self.running(pieces)
    #expect(try await running.response().body == all)
    await running.server.stop()
  }

  /// Each piece is on its way as soon as it is made, not when some buffer is full.
  @Test func aPieceArrivesBeforeTheNextIsMade() async throws {
    let gates = (0..<10).map { _ in Gate() }
    let pieces = TestPieces { number in
      guard number < gates.count else { return nil }
      await gates[number].wait()
      return [UInt8(number)]
    }
    let running = try Self.running(pieces)
    let client = try await running.connect()
    try await client.send(running.head())
    _ = try await client.receiveHead()
    for (number, gate) in gates.enumerated() {
      gate.open()
      #expect(try await client.receiveChunk() == [UInt8(number)])
    }
    #expect(try await client.receiveChunk() == nil)
    await running.server.stop()
  }

  @Test func oldClientsGetTheBodyUpToTheEndOfTheConnection() async throws {
    let pieces = TestPieces { $0 < 3 ? Array("\($0)".utf8) : nil }
    let running = try Self.running(pieces)
    let client = try await running.connect()
    try await client.send("GET / HTTP/1.0\r\nHost: a\r\n\r\n")
    let response = try await client.receiveResponse()
    #expect(response.text == "012" && response["Transfer-Encoding"] == nil)
    await running.server.stop()
  }

  /// While one client takes nothing, only so much is made for it as there is room; the server has time for hundreds of
  /// others meanwhile.
  @Test func nothingIsMadeThatTheClientDoesNotTake() async throws {
    let pieces = TestPieces.endless(64 << 10)
    let running = try Self.running(pieces)
    let client = try await running.connect(receiveBuffer: 64 << 10)
    try await client.send(running.head())
    _ = try await client.receiveHead()
    for _ in 0..<300 { #expect(try await running.response("GET", "/other").text == "other") }
    let made = pieces.madeCount
    // The pipe, the buffers of the system on both sides, and a piece here and there: 4 MiB is ample.
    #expect(made <= 64)
    for _ in 0..<100 { _ = try await client.receive(count: 64 << 10) }
    #expect(pieces.madeCount > made)
    await running.server.stop()
  }

  @Test(arguments: [true, false])
  func aClientThatGoesEndsTheIteration(inOrder: Bool) async throws {
    let (silent, endless) = (TestPieces.silent(after: ["first"]), TestPieces.endless(64 << 10))
    for pieces in [silent, endless] {
      let running = try Self.running(pieces)
      let client = try await running.connect(receiveBuffer: 4096)
      try await client.send(running.head())
      _ = try await client.receiveHead()
      if inOrder { client.close() } else { client.reset() }
      await pieces.ended.wait()
      await running.server.stop()
    }
  }

  @Test func aClientThatSendsNoMoreHasGone() async throws {
    let pieces = TestPieces.silent(after: ["first"])
    let running = try Self.running(pieces)
    let client = try await running.connect()
    try await client.send(running.head())
    _ = try await client.receiveHead()
    client.finishSending()
    await pieces.ended.wait()
    await running.server.stop()
  }

  @Test func halfIsNeverTakenForTheWhole() async throws {
    let pieces = TestPieces { number in
      guard number < 3 else { throw TestPieces.Broken() }
      return Array("piece".utf8)
    }
    let running = try Self.running(pieces)
    let client = try await running.connect()
    try await client.send(running.head())
    await #expect(throws: RawClient.Failure.self) { _ = try await client.receiveResponse() }
    #expect(try await running.response("GET", "/other").text == "other")
    await running.server.stop()
  }

  @Test func manyStreamsGoOnBesideEachOther() async throws {
    let running = try RunningServer { request in
      let number = UInt8(request.path.dropFirst()) ?? 0
      return HTTPResponse(
        .ok, body: .stream(TestPieces { $0 < 50 ? [UInt8](repeating: number, count: 10_000) : nil }))
    }
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          let body = try await running.response("GET", "/\(number)").body
          #expect(body == [UInt8](repeating: UInt8(number), count: 500_000))
        }
      }
      try await group.waitForAll()
    }
    await running.server.stop()
  }
}
