import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct RequestTests {
  @Test func whatWasAskedForArrives() async throws {
    let running = try RunningServer { request in
      let lines = [
        request.method.rawValue, request.path, request.rawPath, request.rawQuery ?? "-",
        request.query["q"] ?? "-",
        request.headers["x-one"] ?? "-", request.headers.values("X-Two").joined(separator: "|"),
        request.authority ?? "-", request.peer.host, String(decoding: request.body, as: UTF8.self),
        "\(request.server.port)",
      ]
      return HTTPResponse(text: lines.joined(separator: "\n"))
    }
    let response = try await running.response(
      "PUT", "/a%20b/%E5%AD%97?q=1+2", ["X-One:  spaced \t", "x-two: 1", "X-TWO: 2", "Content-Length: 3"],
      body: "abc")
    #expect(
      response.text == """
        PUT
        /a b/字
        /a%20b/%E5%AD%97
        q=1+2
        1 2
        spaced
        1|2
        127.0.0.1:\(running.port)
        127.0.0.1
        abc
        \(running.port)
        """)
    await running.server.stop()
  }

  @Test(.enabled(if: IPv6.isThere, "needs IPv6"))
  func theServerMayListenOnIPv6() async throws {
    let running = try RunningServer(
      { $0.address.host = "::1" },
      handler: HostGuard().before { request in
        HTTPResponse(text: request.peer.host)
      })
    let curl = try #require(ExternalTool("curl"))
    let result = try await OwnThread.run { try curl.run(["-sS", "http://[::1]:\(running.port)/"]) }
    #expect(result.output == "::1")
    await running.server.stop()
  }

  @Test func aConnectionServesManyRequests() async throws {
    let running = try RunningServer.echo()
    let client = try await running.connect()
    for number in 0..<50 {
      try await client.send(running.head("POST", "/\(number)", ["Content-Length: \(number)"]))
      try await client.send([UInt8](repeating: 1, count: number))
      #expect(try await client.receiveResponse().text == "POST /\(number) \(number)")
    }
    await running.server.stop()
  }

  @Test func requestsMayComeBeforeTheirResponses() async throws {
    let running = try RunningServer.echo()
    let client = try await running.connect()
    try await client.send((0..<20).map { running.head("GET", "/\($0)") }.joined())
    for number in 0..<20 { #expect(try await client.receiveResponse().text == "GET /\(number) 0") }
    await running.server.stop()
  }

  static let endings: [(String, [String], ends: Bool)] = [
    ("HTTP/1.1", [], false),
    ("HTTP/1.1", ["Connection: close"], true),
    ("HTTP/1.0", [], true),
    ("HTTP/1.0", ["Connection: keep-alive"], false),
  ]

  @Test(arguments: endings)
  func theClientSaysHowLongAConnectionLasts(version: String, fields: [String], ends: Bool) async throws {
    let running = try RunningServer.echo()
    let client = try await running.connect()
    let lines = ["GET / \(version)", "Host: 127.0.0.1:\(running.port)"] + fields
    let request = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    try await client.send(request)
    #expect(try await client.receiveResponse().status == 200)
    if ends {
      #expect(await client.isEnded())
    } else {
      try await client.send(request)
      #expect(try await client.receiveResponse().status == 200)
    }
    await running.server.stop()
  }

  @Test func aBodyMayComeInChunks() async throws {
    let running = try RunningServer { HTTPResponse(text: String(decoding: $0.body, as: UTF8.self)) }
    let response = try await running.response(
      "POST", "/", ["Transfer-Encoding: chunked"], body: "3\r\nabc\r\n1;x=y\r\nd\r\n0\r\nTrailer: 1\r\n\r\n")
    #expect(response.text == "abcd")
    await running.server.stop()
  }

  @Test func aClientMayAskBeforeItSends() async throws {
    let running = try RunningServer.echo()
    let client = try await running.connect()
    try await client.send(running.head("POST", "/", ["Content-Length: 4", "Expect: 100-continue"]))
    #expect(try await client.receive(upTo: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    try await client.send("abcd")
    #expect(try await client.receiveResponse().text == "POST / 4")
    await running.server.stop()
  }

  @Test func aClientThatSendsNoMoreGetsTheRest() async throws {
    let running = try RunningServer { _ in
      HTTPResponse(type: "text/plain", bytes: [UInt8](repeating: 1, count: 4 << 20))
    }
    let client = try await running.connect(receiveBuffer: 4096)
    try await client.send(running.head())
    _ = try await client.receiveHead()
    client.finishSending()
    #expect(try await client.receive(count: 4 << 20) == [UInt8](repeating: 1, count: 4 << 20))
    await running.server.stop()
  }

  @Test func theHandlerIsCancelledWhenTheClientGoes() async throws {
    let began = Gate()
    let pieces = TestPieces.silent(after: [])
    let running = try RunningServer { _ in
      began.open()
      await pieces.exhaust()
      return HTTPResponse(text: "nobody listens")
    }
    let client = try await running.connect()
    try await client.send(running.head())
    await began.wait()
    client.close()
    await pieces.ended.wait()
    await running.server.stop()
  }

  /// The response to HEAD is that to GET without its body, and the next response follows it (RFC 9110 §9.3.2).
  @Test(arguments: ["/bytes", "/none", "/large", "/stream", "/events"])
  func headTellsTheLengthAlone(path: String) async throws {
    let pieces = TestPieces.endless(10)
    let events = EventStream()
    let running = try RunningServer { request in
      switch request.path {
      case "/bytes": HTTPResponse(text: "0123456789")
      case "/large": HTTPResponse(type: "text/plain", bytes: [UInt8](repeating: 0, count: 1 << 20))
      case "/stream": HTTPResponse(.ok, body: .stream(pieces))
      case "/events": events.response(to: request)
      default: HTTPResponse(.noContent)
      }
    }
    let length = ["/bytes": "10", "/large": "1048576"][path]
    let client = try await running.connect()
    try await client.send(running.head("HEAD", path))
    let response = try await client.receiveResponse(toHead: true)
    #expect(response.status == (path == "/none" ? 204 : 200))
    #expect(response["Content-Length"] == length)
    if response["Connection"] == "close" {
      #expect(await client.isEnded())
    } else {
      try await client.send(running.head("HEAD", "/bytes"))
      #expect(try await client.receiveResponse(toHead: true)["Content-Length"] == "10")
    }
    #expect(pieces.madeCount == 0)
    await running.server.stop()
    #expect(events.clientCount == 0)
  }

  static let responses: [(HTTPResponse, status: Int)] = [
    (HTTPResponse(HTTPStatus(rawValue: 299), text: "odd"), 299),
    (HTTPResponse(HTTPStatus(rawValue: 100)), 500),
    (HTTPResponse(HTTPStatus(rawValue: 600)), 500),
    (HTTPResponse(HTTPStatus(rawValue: -1)), 500),
    (HTTPResponse(.ok, headers: ["X-One": "a\r\nSet-Cookie: b"]), 500),
    (HTTPResponse(.ok, headers: ["X One": "a"]), 500),
    (HTTPResponse(.ok, headers: ["X-One": "", "Connection": "close", "Content-Length": "99"]), 200),
    (HTTPResponse(.ok, headers: ["X-One": "字"]), 200),
    (HTTPResponse(.notModified), 304),
  ]

  @Test(arguments: responses)
  func aWrongResponseBreaksNothing(response: HTTPResponse, status: Int) async throws {
    let running = try RunningServer { _ in response }
    let received = try await running.response()
    #expect(received.status == status)
    #expect(received["Set-Cookie"] == nil)
    #expect(received["Content-Length"] != "99")
    // The length would be that of the content, which is not known (RFC 9110 §8.6).
    if status == 304 { #expect(received["Content-Length"] == nil) }
    await running.server.stop()
  }
}

private enum IPv6 {
  /// Whether this machine has its own address of that kind.
  static let isThere: Bool = {
    var configuration = HTTPServerConfiguration()
    configuration.address.host = "::1"
    let server = HTTPServer(configuration: configuration) { _ in HTTPResponse(.noContent) }
    return (try? server.start()) != nil
  }()
}
