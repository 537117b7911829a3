import Foundation
import TestSupport
import Testing

/// A video of sixty minutes, in the order in which things happen.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct HourTests {
  private static let jump = 48 * 60_000

  @Test func playbackComesFirstAndSubtitlesFollowTheViewer() async throws {
    let home = try ServeHome()
    try home.addHour("hour.mp4")
    let server = try await ServeProcess(home)
    var events = try await server.events()
    let detail = try await server.json("GET", "/api/v1/videos/1")
    #expect((detail["playback"] as? [String: Any])?["kind"] as? String == "direct")
    // The picture can be had while there is no line, and with the work going on.
    let piece = try await server.ask("GET", "/api/v1/videos/1/media", fields: ["Range: bytes=0-65535"])
    #expect(piece.status == 206 && piece.body.count == 65_536)
    #expect(try await server.subtitles(of: 1).lines.isEmpty)
    let session = try await server.open(1)
    let stream = try await server.ask("GET", "/api/v1/videos/1/media", fields: ["Range: bytes=-1000"])
    #expect(stream.status == 206)

    let opening = try await firstPair(&events)
    #expect(opening.cue.start < 10_000)
    #expect(opening.heard < 15_000)

    _ = try await server.json(
      "POST", "/api/v1/session/playhead", json: #"{"session": \#(session), "position": \#(Self.jump)}"#)
    // What is on its way from the old place may still come; then the work is at the new one, and stays until its pair.
    var event = try await events.next()
    while event.number("from") ?? 0 == 0 { event = try await events.next() }
    let from = try #require(event.number("from"))
    #expect(abs(from - Self.jump) <= 10_000)
    let pair = try await firstPair(&events) { #expect($0 == from, "the work stays") }
    #expect(abs(pair.cue.start - Self.jump) <= 20_000)
    // Twice the same distance: the run-up before the play head, and a pair that waits for no more than its window.
    #expect(pair.heard - from < 15_000)
    await server.kill()
  }

  /// The first line from here on that has both languages, and how far was heard until then.
  private func firstPair(
    _ events: inout PlayerEvents, at place: (Int) -> Void = { _ in }
  ) async throws -> (cue: StoredLine, heard: Int) {
    var cues: [Int: StoredLine] = [:]
    var heard = 0
    while true {
      let event = try await events.next()
      if let cue = event.cue {
        cues[cue.id] = cue
      } else if event.name == "work" {
        event.number("from").map(place)
        heard = max(heard, event.number("heard") ?? 0)
      } else if event.name == "translation", let cue = event.number("id").flatMap({ cues[$0] }) {
        #expect(event.content["translation"] as? String != nil)
        return (cue, heard)
      }
    }
  }
}
