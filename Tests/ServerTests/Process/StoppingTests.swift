import Foundation
import Glibc
import Subtitles
import TestSupport
import Testing

/// How `jimaku serve` ends.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct StoppingTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aStopClosesTheStreamsAndKeepsTheWork(signal: Int32) async throws {
    let home = try ServeHome()
    try home.add("talk.wav", times: 4)
    let server = try await ServeProcess(home)
    var reader = try await EventReader.open(port: server.port, path: "/api/v1/events")
    _ = try await server.open(1)
    while try await reader.next().name != "translation" {}
    let (workers, told) = (try server.workers(), try await server.subtitles(of: 1))
    server.signal(signal)
    // The stream ends in order: with the last chunk of its body.
    while try await reader.client.receiveChunk() != nil {}
    #expect(await server.status() == 0)
    await ServeProcess.untilEnded(workers)

    let again = try await ServeProcess(home)
    let kept = try await again.subtitles(of: 1)
    #expect(Array(kept.lines.prefix(told.lines.count)).map(\.text) == told.lines.map(\.text))
    var events = try await again.events()
    let news = try await events.untilDone(try await again.open(1))
    let firstNew = try #require(news.compactMap(\.cue).first)
    // It goes on where it was, but for the sentence that was left half-way: that is stored anew with its rest.
    let sentence = kept.lines.suffix(SentenceAssembler.cueLimit)
    #expect(firstNew.start >= (sentence.first?.start ?? 0))
    await again.kill()
  }

  /// A client that takes nothing of a large answer would hold the end up for seconds.
  @Test func whoAsksTwiceDoesNotWait() async throws {
    let home = try ServeHome()
    try home.add("talk.wav", times: 20)
    let server = try await ServeProcess(home)
    let client = try await RawClient(port: server.port, receiveBuffer: 4096)
    try await client.send("GET /api/v1/videos/1/media HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    _ = try await client.receiveHead()
    let asking = Task {
      // A signal within half a second counts as the echo of the first.
      while !Task.isCancelled {
        server.signal(SIGINT)
        await Task.yield()
      }
    }
    #expect(await server.status() == 130)
    asking.cancel()
    await asking.value
    client.close()
  }
}
