import Foundation
import TestSupport
import Testing

/// The server is killed at twenty moments, and started again each time.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct KilledServerTests {
  private static let kills = 20
  private static let turns = 2

  @Test func nothingIsLostThatWasTold() async throws {
    let home = try ServeHome()
    try home.add("talk.wav", times: Self.turns)
    var random = SeededRandom(seed: 20_261_130)
    var told = Told()
    for round in 1...Self.kills {
      let server = try await ServeProcess(home)
      told.check(try await server.subtitles(of: 1), "round \(round)")
      var events = try await server.events()
      let session = try await server.open(1, at: Int.random(in: 0..<88_000, using: &random))
      // The engines start with two events; the moment lies between those or some lines later.
      var left = Int.random(in: 1...9, using: &random)
      while left > 0 {
        let event = try await events.next()
        told.take(event)
        left = event.isEnd(of: session) ? 0 : left - 1
      }
      let workers = try server.workers()
      await server.kill()
      await ServeProcess.untilEnded(workers)
    }

    let server = try await ServeProcess(home)
    told.check(try await server.subtitles(of: 1), "after all rounds")
    var events = try await server.events()
    _ = try await events.untilDone(try await server.open(1))
    let last = try await server.subtitles(of: 1)
    told.check(last, "at the end")
    let duration = try await server.json("GET", "/api/v1/videos/1")["duration"] as? Int
    #expect(last.ranges.first?.first == 0 && last.ranges.last?.last == duration)
    // What is shorter holds no word and is left alone.
    #expect(zip(last.ranges, last.ranges.dropFirst()).allSatisfy { $1[0] - $0[1] < 300 }, "\(last.ranges)")
    #expect(last.isInOrder)
    #expect(last.lines.allSatisfy { $0.translation?.isEmpty == false })
    // A word is heard wrong here and there, a few more where hearing began anew.
    let said = TwoCities.words(Array(repeating: TwoCities.text, count: Self.turns).joined(separator: " "))
    let wrong = TwoCities.wrongWords(TwoCities.words(last.text), said)
    #expect(wrong * 100 <= said.count * 10, "\(wrong) of \(said.count) words: \(last.text)")
    await server.kill()
  }

  /// What the server has told: that is on its disk.
  private struct Told {
    private var lines: [Int: StoredLine] = [:]

    mutating func take(_ event: PlayerEvent) {
      if let cue = event.cue {
        for id in event.content["replaced"] as? [Int] ?? [] { lines[id] = nil }
        lines[cue.id] = cue
      } else if event.name == "removed" {
        for id in event.content["ids"] as? [Int] ?? [] { lines[id] = nil }
      } else if event.name == "translation", let id = event.number("id") {
        lines[id]?.translation = event.content["translation"] as? String
      }
    }

    /// Everything told is stored as it was told, or a whole sentence has taken its place; a translation, and such a sentence,
    /// may be there before it was told.
    mutating func check(_ stored: StoredSubtitles, _ moment: String) {
      let byID = Dictionary(uniqueKeysWithValues: stored.lines.map { ($0.id, $0) })
      for line in lines.values {
        let middle = (line.start + line.end) / 2
        let isReplaced =
          byID[line.id] == nil
          && stored.lines.contains { $0.id > line.id && ($0.start..<$0.end).contains(middle) }
        if isReplaced { lines[line.id] = nil }
        var found = isReplaced ? line : byID[line.id]
        if line.translation == nil { found?.translation = nil }
        #expect(found == line, "\(moment)")
      }
      #expect(stored.isInOrder, "\(moment)")
      let settled = { (time: Int) in stored.ranges.contains { $0[0] <= time && time < $0[1] } }
      #expect(stored.lines.allSatisfy { settled($0.start) }, "\(moment)")
    }
  }
}
