import Foundation
import TestSupport
import Testing

/// A person who opens one video after the other while their subtitles are made.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct SwitchingTests {
  /// Parts of the recording, from a second for so many, and words that are said in this one only.
  static let parts: [(start: Double, seconds: Double, words: Set<String>)] = [
    (0.9, 5.5, ["best", "worst", "times", "wisdom"]),
    (6.4, 6.7, ["foolishness", "epoch", "belief", "incredulity"]),
    (13.2, 7.7, ["season", "light", "darkness", "spring", "hope", "winter", "despair"]),
    (21.0, 7.6, ["everything", "nothing", "direct", "heaven"]),
    (28.8, 13.5, ["short", "period", "present", "noisiest", "received", "superlative", "comparison"]),
  ]
  private static let switches = 50

  @Test func fiftySwitchesMixNothingAndLeaveNothingBehind() async throws {
    let home = try ServeHome()
    for (number, part) in Self.parts.enumerated() {
      try home.add("\(number + 1).wav", start: part.start, seconds: part.seconds, times: 20)
    }
    let server = try await ServeProcess(home)
    let titles = try await self.titles(server)
    var random = SeededRandom(seed: 50)
    var events = try await server.events()
    var owners: [Int: Int] = [:]
    var latest = 0
    var early: ServeProcess.Resources?
    for number in 1...Self.switches {
      let video = Int.random(in: 1...Self.parts.count, using: &random)
      let session = try await server.open(video, at: Int.random(in: 0..<100_000, using: &random))
      owners[session] = video
      var left = Int.random(in: 1...8, using: &random)
      while left > 0 {
        let event = try await events.next()
        let told = try #require(event.number("session"))
        #expect(owners[told] == event.number("video"))
        #expect(told >= latest, "nothing of an earlier opening follows")
        latest = told
        if told == session { left = event.isEnd(of: session) ? 0 : left - 1 }
      }
      if number == 10 { early = try server.resources() }
    }
    let late = try server.resources()
    let first = try #require(early)
    // One hears, one translates.
    #expect(late.workers.count == 2)
    #expect(late.workers == first.workers, "the workers are still the first ones")
    // What is open depends on the moment: the file that is heard, a request that ends.
    #expect(late.descriptors <= first.descriptors + 4, "\(first) \(late)")
    #expect(late.memory <= first.memory + 40, "\(first) \(late)")

    for video in 1...Self.parts.count {
      let stored = try await server.subtitles(of: video)
      #expect(stored.isInOrder)
      let own = try #require(titles[video].flatMap { Int($0) }) - 1
      let words = Set(TwoCities.words(stored.text))
      for (other, part) in Self.parts.enumerated() where other != own {
        #expect(words.isDisjoint(with: part.words), "video \(video): \(stored.text)")
      }
    }
    #expect(try await heardAnything(server))
    await server.kill()
  }

  private func titles(_ server: ServeProcess) async throws -> [Int: String] {
    let videos = try await server.json("GET", "/api/v1/videos")["videos"] as? [[String: Any]]
    return try #require(videos).reduce(into: [:]) { titles, video in
      if let id = video["id"] as? Int { titles[id] = video["title"] as? String }
    }
  }

  /// The proof above says something only when there are lines.
  private func heardAnything(_ server: ServeProcess) async throws -> Bool {
    for video in 1...Self.parts.count where try await server.subtitles(of: video).lines.isEmpty {
      return false
    }
    return true
  }
}
