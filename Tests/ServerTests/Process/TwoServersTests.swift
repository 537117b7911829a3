import Foundation
import TestSupport
import Testing

/// The program is started twice over the same library and folder.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct TwoServersTests {
  private static let turns = 2

  /// Both begin with a library that is not there yet, and work on the same video, one from its middle.
  @Test func bothHearTheSameVideoToItsEnd() async throws {
    let home = try ServeHome()
    try home.add("talk.wav", times: Self.turns)
    async let starting = [ServeProcess(home), ServeProcess(home)]
    let servers = try await starting
    try await withThrowingTaskGroup { group in
      for (server, position) in zip(servers, [0, 44_000]) {
        group.addTask {
          var events = try await server.events()
          let session = try await server.open(1, at: position)
          let told = try await events.untilDone(session)
          #expect(told.last?.content["phase"] as? String == "done", "\(told.last?.content ?? [:])")
          #expect(told.contains { $0.name == "cue" })
        }
      }
      try await group.waitForAll()
    }
    let stored = try await servers[0].subtitles(of: 1)
    #expect(stored.lines == (try await servers[1].subtitles(of: 1).lines))
    #expect(stored.isInOrder)
    #expect(stored.lines.allSatisfy { $0.translation?.isEmpty == false })
    let said = TwoCities.words(Array(repeating: TwoCities.text, count: Self.turns).joined(separator: " "))
    let wrong = TwoCities.wrongWords(TwoCities.words(stored.text), said)
    #expect(wrong * 100 <= said.count * 10, "\(wrong) of \(said.count) words: \(stored.text)")
    for server in servers { await server.kill() }
  }
}
