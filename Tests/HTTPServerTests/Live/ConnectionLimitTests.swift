import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ConnectionLimitTests {
  @Test(arguments: [(3, 100), (100, 3)])
  func furtherConnectionsAreRefused(inAll: Int, ofOneAddress: Int) async throws {
    let running = try RunningServer.echo { configuration in
      configuration.limits.connections = inAll
      configuration.limits.connectionsPerAddress = ofOneAddress
    }
    var clients: [RawClient] = []
    for _ in 0..<3 {
      let client = try await running.connect()
      try await client.send(running.head())
      #expect(try await client.receiveResponse().status == 200)
      clients.append(client)
    }
    for _ in 0..<10 {
      let refused = try await running.connect()
      let response = try await refused.receiveResponse()
      #expect(response.status == 503)
      #expect(response.text == "Service Unavailable\n")
      #expect(await refused.isEnded())
    }
    // Those who were there are served on, and who goes makes room.
    try await clients[0].send(running.head())
    #expect(try await clients[0].receiveResponse().status == 200)
    clients.removeLast().close()
    while (try? await running.response().status) != 200 {}
    await running.server.stop()
  }

  /// Refused clients that do not go cost something, too, so there is an end to them.
  @Test func refusedClientsAreNotKept() async throws {
    let running = try RunningServer.echo { configuration in
      configuration.limits.connections = 2
      configuration.timeouts.linger = .seconds(60)
    }
    var clients: [RawClient] = []
    for _ in 0..<80 { clients.append(try await running.connect()) }
    #expect(await clients[79].isEnded())
    clients = []
    while (try? await running.response().status) != 200 {}
    await running.server.stop()
  }
}
