import HTTPServer
import TestSupport
import Testing

/// Paths over the wire: the handler sees them decoded exactly once, or not at all.
@Suite(.timeLimit(.minutes(10)))
struct PathTests {
  @Test func escapesArriveDecodedOnceOrAreRefused() async throws {
    let running = try RunningServer { HTTPResponse(text: $0.path) }
    for (target, path, _) in RequestTargetTests.accepted {
      let response = try await running.response("GET", target)
      #expect(response.status == 200, "\(target)")
      #expect(response.text == path, "\(target)")
    }
    for target in RequestTargetTests.refused {
      let response = try await running.response("GET", target)
      #expect(response.status == 400, "\(target)")
    }
    await running.server.stop()
  }
}
