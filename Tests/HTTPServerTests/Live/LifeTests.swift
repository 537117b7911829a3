import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LifeTests {
  private static func server(_ host: String, port: UInt16 = 0) -> HTTPServer {
    var configuration = HTTPServerConfiguration()
    configuration.address = SocketAddress(host: host, port: port)
    return HTTPServer(configuration: configuration) { _ in HTTPResponse(text: "ok") }
  }

  /// A server on an address of this machine that no other test uses: nobody else is given its port when it is gone.
  private static func alone(on host: String) throws -> RunningServer {
    try RunningServer.echo { $0.address.host = host }
  }

  @Test(arguments: [
    ("localhost", HTTPServerError.Code.invalidAddress), ("", .invalidAddress),
    ("127.0.0.1:80", .invalidAddress),
    ("127.1", .invalidAddress), ("192.0.2.1", .addressUnavailable),
  ])
  func anAddressHasToBeOneOfThisMachine(host: String, code: HTTPServerError.Code) {
    let error = #expect(throws: HTTPServerError.self) { try Self.server(host).start() }
    #expect(error?.code == code)
    #expect(error?.address.host == host)
  }

  @Test func aPortIsNotShared() async throws {
    let running = try RunningServer.echo()
    let error = #expect(throws: HTTPServerError.self) {
      try Self.server("127.0.0.1", port: running.port).start()
    }
    #expect(error?.code == .addressInUse)
    await running.server.stop()
  }

  @Test func aPortIsFreeAtOnceWhenItsServerIsGone() async throws {
    let running = try Self.alone(on: "127.0.0.2")
    let client = try await running.connect()
    try await client.send(running.head())
    _ = try await client.receiveResponse()
    // The server ends the connection, so that the system remembers it for a minute.
    await running.server.stop()
    let next = Self.server(running.host, port: running.port)
    #expect(try next.start() == running.port)
    await next.stop()
  }

  @Test func aServerStartsOnce() async throws {
    let running = try RunningServer.echo()
    #expect(throws: HTTPServerError.self) { try running.server.start() }
    await running.server.stop()
    #expect(throws: HTTPServerError.self) { try running.server.start() }
  }

  @Test func stoppingWhatDoesNotRunIsNothing() async throws {
    await Self.server("127.0.0.1").stop()
    let running = try RunningServer.echo()
    async let one: Void = running.server.stop()
    async let other: Void = running.server.stop()
    _ = await (one, other)
    await running.server.stop()
  }

  @Test func stoppingEndsIdleConnections() async throws {
    let running = try Self.alone(on: "127.0.0.3")
    let (silent, used) = (try await running.connect(), try await running.connect())
    try await used.send(running.head())
    #expect(try await used.receiveResponse().status == 200)
    await running.server.stop()
    #expect(await used.isEnded())
    #expect(await silent.isEnded())
    await #expect(throws: RawClient.Failure.self) { try await running.connect() }
  }

  @Test func stoppingLetsResponsesEnd() async throws {
    let (began, mayEnd) = (Gate(), Gate())
    let running = try RunningServer { configuration in
      configuration.address.host = "127.0.0.4"
      configuration.timeouts.stop = .seconds(300)
    } handler: { _ in
      began.open()
      await mayEnd.wait()
      return HTTPResponse(text: "late")
    }
    let client = try await running.connect()
    try await client.send(running.head())
    await began.wait()
    async let stopped: Void = running.server.stop()
    // No new connection is taken from here on.
    while (try? await running.connect()) != nil {}
    mayEnd.open()
    let response = try await client.receiveResponse()
    #expect(response.text == "late")
    #expect(response["Connection"] == "close")
    await stopped
  }

  @Test func stoppingCancelsWhatTakesTooLong() async throws {
    let began = Gate()
    let pieces = TestPieces.silent(after: [])
    let running = try RunningServer { configuration in
      configuration.timeouts.stop = .milliseconds(50)
    } handler: { _ in
      began.open()
      await pieces.exhaust()
      return HTTPResponse(text: "never")
    }
    let client = try await running.connect()
    try await client.send(running.head())
    await began.wait()
    await running.server.stop()
    #expect(pieces.ended.isOpen)
    #expect(await client.isEnded())
  }

  @Test func stoppingBreaksStreamsAndEndsEvents() async throws {
    let pieces = TestPieces.silent(after: ["first"])
    let events = EventStream(run: "r")
    let running = try RunningServer { configuration in
      configuration.timeouts.stop = .seconds(300)
    } handler: { request in
      request.path == "/events" ? events.response(to: request) : HTTPResponse(.ok, body: .stream(pieces))
    }
    let (stream, listener) = (try await running.connect(), try await running.connect())
    try await stream.send(running.head())
    try await listener.send(running.head("GET", "/events"))
    _ = try await (stream.receiveHead(), listener.receiveHead())
    #expect(try await stream.receiveChunk() == Array("first".utf8))
    #expect(try await listener.receiveChunk() == Array("retry: 2000\nid: r-0\n\n".utf8))
    await running.server.stop()
    #expect(try await listener.receiveChunk() == nil)
    #expect(await stream.isEnded())
    #expect(pieces.ended.isOpen)
    #expect(events.clientCount == 0)
  }

  @Test func aServerThatIsLetGoStops() async throws {
    var running: RunningServer? = try RunningServer.echo()
    let client = try #require(try await running?.connect())
    running = nil
    #expect(await client.isEnded())
  }
}
