import Foundation
import TestSupport
import Testing

/// Where the two lines come from: what is heard and translated, or tracks that came with the video.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized)
struct LineChoiceTests {
  private static let english = """
    1
    00:00:01,000 --> 00:00:03,000
    The first line.

    2
    00:00:04,000 --> 00:00:06,000
    The second line.

    """
  private static let japanese = """
    1
    00:00:00,800 --> 00:00:02,200
    最初の行

    2
    00:00:30,000 --> 00:00:31,000
    だれもいない所

    """

  private func player(_ files: [String: Data]) async throws -> RunningPlayer {
    let player = try await RunningPlayer()
    for (name, content) in files { try player.folder.write(content, to: "videos/Two Cities.\(name)") }
    try await player.hear([(1000, "Heard first.", "聞いた一つ目。"), (4000, "Heard second.", "聞いた二つ目。")])
    return player
  }

  /// The tracks by what they are called.
  private func tracks(of player: RunningPlayer) async throws -> [String: [String: Any]] {
    let detail = try await player.ask("GET", "/api/v1/videos/1").json
    let tracks = try #require(detail["subtitleTracks"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: tracks.map { ("\($0["title"] ?? "")".replacing("Two Cities.", with: ""), $0) })
  }

  private func choose(_ choice: String, on player: RunningPlayer) async throws -> Int {
    try await player.ask("PATCH", "/api/v1/videos/1", json: #"{"preferences": {\#(choice)}}"#).status
  }

  @Test func aTrackCanBeTheEnglishSideAndNothingIsLostOnTheWayBack() async throws {
    let player = try await player(["en.srt": Data(Self.english.utf8)])
    let track = try #require(try await tracks(of: player)["en.srt"])
    #expect(track["kind"] as? String == "sidecar" && track["language"] as? String == "en")
    #expect(track["fault"] is NSNull)
    _ = try await player.ask(
      "PATCH", "/api/v1/videos/1/cues/1", json: #"{"text": "Mine.", "translation": "私の。"}"#)

    #expect(try await choose(#""english": \#(track["id"] ?? 0)"#, on: player) == 200)
    try await player.chaseToTheEnd()
    #expect(try await player.lines("state") == ["The first line. | done", "The second line. | done"])
    let cues = try #require(
      try await player.ask("GET", "/api/v1/videos/1/cues").json["cues"] as? [[String: Any]])
    let first = try #require(cues.first?["id"] as? Int)
    _ = try await player.ask(
      "PATCH", "/api/v1/videos/1/cues/\(first)", json: #"{"text": "Edited.", "translation": "直した。"}"#)

    #expect(try await choose(#""english": "recognition""#, on: player) == 200)
    #expect(try await player.lines() == ["Mine. | 私の。", "Heard second. | 聞いた二つ目。"])
    let heard = try await player.ask("GET", "/api/v1/videos/1/cues").json
    #expect(heard["ranges"] as? [[Int]] == [[0, 44_096]] && heard["canUndo"] as? Bool == true)
    #expect(try await choose(#""english": \#(track["id"] ?? 0)"#, on: player) == 200)
    #expect(try await player.lines().first == "Edited. | 直した。")
    await player.stop()
  }

  @Test func aTrackInJapaneseCanStandBelow() async throws {
    let player = try await player(["ja.srt": Data(Self.japanese.utf8)])
    let track = try #require(try await tracks(of: player)["ja.srt"])
    #expect(try await choose(#""japanese": \#(track["id"] ?? 0)"#, on: player) == 200)
    #expect(try await player.lines() == ["Heard first. | 最初の行", "Heard second. | –"])
    let vtt = try await player.ask("GET", "/api/v1/videos/1/tracks/ja.vtt")
    #expect(String(decoding: vtt.body, as: UTF8.self).contains("最初の行"))
    let file = try await player.ask("GET", "/api/v1/videos/1/subtitles?language=en-ja&format=srt")
    #expect(String(decoding: file.body, as: UTF8.self).contains("Heard first.\n最初の行"))
    #expect(try await choose(#""japanese": "translation""#, on: player) == 200)
    #expect(try await player.lines() == ["Heard first. | 聞いた一つ目。", "Heard second. | 聞いた二つ目。"])
    await player.stop()
  }

  @Test func aTrackInAnotherLanguageIsShownAsItIs() async throws {
    let player = try await player([
      "fr.srt": Data(Self.english.replacing("The first line", with: "La première").utf8)
    ])
    let track = try #require(try await tracks(of: player)["fr.srt"])
    #expect(try await choose(#""english": \#(track["id"] ?? 0)"#, on: player) == 200)
    try await player.chaseToTheEnd()
    #expect(try await player.lines("state") == ["La première. | none", "The second line. | none"])
    await player.stop()
  }

  @Test func aTrackThatCannotBeReadSaysSo() async throws {
    let player = try await player(["en.srt": Data("No subtitles at all".utf8), "ja.srt": Data()])
    let tracks = try await tracks(of: player)
    #expect((tracks["en.srt"]?["fault"] as? [String: Any])?["code"] as? String == "MediaError")
    #expect((tracks["ja.srt"]?["fault"] as? [String: Any])?["message"] as? String == "English MediaError")
    #expect(try await choose(#""english": \#(tracks["en.srt"]?["id"] ?? 0)"#, on: player) == 422)
    #expect(try await choose(#""japanese": \#(tracks["ja.srt"]?["id"] ?? 0)"#, on: player) == 422)
    #expect(try await choose(#""english": 777"#, on: player) == 400)
    #expect(try await choose(#""english": "translation""#, on: player) == 400)
    #expect(try await player.lines() == ["Heard first. | 聞いた一つ目。", "Heard second. | 聞いた二つ目。"])
    await player.stop()
  }

  @Test func aPageThatIsBehindEndsNobodysWork() async throws {
    let player = try await player([:])
    let opening = #"{"video": 1, "position": 0}"#
    let first = try #require(
      try await player.ask("POST", "/api/v1/session", json: opening).json["session"] as? Int)
    let second = try #require(
      try await player.ask("POST", "/api/v1/session", json: opening).json["session"] as? Int)
    let stale = try await player.ask("DELETE", "/api/v1/session/\(first)", json: "{}")
    #expect(stale.status == 409)
    #expect((try stale.json["error"] as? [String: Any])?["code"] as? String == "ChaseError")
    let playhead = #"{"session": \#(second), "position": 1000}"#
    #expect(try await player.ask("POST", "/api/v1/session/playhead", json: playhead).status == 200)
    #expect(try await player.ask("DELETE", "/api/v1/session/\(second)", json: "{}").status == 204)
    #expect(try await player.ask("DELETE", "/api/v1/session/\(second)", json: "{}").status == 409)
    await player.stop()
  }
}
