import TestSupport
import Testing

@testable import HTTPServer

struct ServerTests {
  @Test func aRequestIsAnswered() async throws {
    let running = try RunningServer.echo()
    let response = try await running.response("GET", "/a%20b?x=1")
    #expect(response.status == 200)
    #expect(response.text == "GET /a b 0")
    #expect(response["Content-Length"] == "10")
    await running.server.stop()
  }

  @Test func bodiesArrive() async throws {
    let running = try RunningServer.echo()
    let response = try await running.response("POST", "/", ["Content-Length: 5"], body: "hello")
    #expect(response.text == "POST / 5")
    await running.server.stop()
  }
}
