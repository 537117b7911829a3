import HTTPServer
import TestSupport
import Testing

/// Clients that take too long.
///
/// The limits are a fraction of a second, so that nothing has to be waited for.
@Suite(.timeLimit(.minutes(10)))
struct TimeoutTests {
  private static func running() throws -> RunningServer {
    try RunningServer { configuration in
      configuration.timeouts.idle = .milliseconds(200)
      configuration.timeouts.request = .milliseconds(200)
    } handler: { _ in
      HTTPResponse(text: "ok")
    }
  }

  @Test(arguments: [
    "", "GE", "GET /", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: ",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
  ])
  func aRequestThatIsNeverWholeEnds(request: String) async throws {
    let running = try Self.running()
    let client = try await running.connect()
    try await client.send(request)
    #expect(await client.isEnded())
    await running.server.stop()
  }

  /// A byte now and then does not keep a request alive (slowloris); the server answers others meanwhile.
  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nX: ", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n",
  ])
  func aRequestThatTricklesInEnds(request: String) async throws {
    let running = try Self.running()
    let client = try await running.connect()
    try await client.send(request)
    await #expect(throws: RawClient.Failure.self) {
      // Far more than fit into the time, and fewer than any limit.
      for _ in 0..<10_000 {
        try await client.send("x")
        // On a busy machine this one may come too late itself.
        _ = try? await running.response("HEAD")
      }
    }
    await running.server.stop()
  }

  @Test func aConnectionThatIsUsedNoMoreEnds() async throws {
    let running = try Self.running()
    var client: RawClient
    var response: RawResponse?
    repeat {
      client = try await running.connect()
      // On a busy machine the request itself may come too late.
      try? await client.send(running.head("HEAD"))
      response = try? await client.receiveResponse(toHead: true)
    } while response == nil
    #expect(response?["Connection"] == nil)
    #expect(await client.isEnded())
    await running.server.stop()
  }

  @Test func aClientThatTakesNothingOfAStreamIsCutOff() async throws {
    let pieces = TestPieces.endless(64 << 10)
    let running = try Self.impatient { _ in HTTPResponse(.ok, body: .stream(pieces)) }
    let client = try await running.connect(receiveBuffer: 4096)
    try await client.send(running.head())
    await pieces.ended.wait()
    await #expect(throws: RawClient.Failure.self) { while try await client.receiveChunk() != nil {} }
    await running.server.stop()
  }

  @Test func aClientThatStopsInTheMiddleIsCutOff() async throws {
    let running = try Self.impatient { _ in
      HTTPResponse(type: "text/plain", bytes: [UInt8](repeating: 0, count: 8 << 20))
    }
    let client = try await running.connect(receiveBuffer: 4096)
    try await client.send(running.head())
    #expect(try await client.receiveHead()["Content-Length"] == "8388608")
    try await Self.letTimePass()
    await #expect(throws: RawClient.Failure.self) { _ = try await client.receive(count: 8 << 20) }
    await running.server.stop()
  }

  /// What the server itself takes is no time of the client's.
  @Test func aHandlerMayTakeItsTime() async throws {
    let mayEnd = Gate()
    let running = try Self.impatient { _ in
      await mayEnd.wait()
      return HTTPResponse(text: "slow")
    }
    let client = try await running.connect()
    try await client.send(running.head())
    try await Self.letTimePass()
    mayEnd.open()
    #expect(try await client.receiveResponse().text == "slow")
    await running.server.stop()
  }

  /// A server that waits 200 ms for a client to take something, and long for everything else.
  private static func impatient(_ handler: @escaping HTTPHandler) throws -> RunningServer {
    try RunningServer(
      { configuration in
        configuration.timeouts.stall = .milliseconds(200)
        configuration.limits.sendBufferBytes = 16 << 10
      }, handler: handler)
  }

  /// Lasts as long as another server has patience, which is longer than those above have.
  private static func letTimePass() async throws {
    let other = try RunningServer.echo { $0.timeouts.idle = .milliseconds(600) }
    #expect(try await other.connect().isEnded())
    await other.server.stop()
  }
}
