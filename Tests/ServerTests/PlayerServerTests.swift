import Foundation
import TestSupport
import Testing

/// The player's interface over HTTP, with real files and engines.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized)
struct PlayerServerTests {
  @Test func aVideoIsListedPlayedAndSubtitled() async throws {
    let player = try await RunningPlayer()
    let list = try #require(try await player.ask("GET", "/api/v1/videos").json["videos"] as? [[String: Any]])
    #expect(list.map { $0["title"] as? String } == ["Two Cities"])
    #expect(list.first?["kind"] as? String == "audio")
    let detail = try await player.ask("GET", "/api/v1/videos/1").json
    #expect((detail["playback"] as? [String: Any])?["kind"] as? String == "direct")
    let piece = try await player.ask("GET", "/api/v1/videos/1/media", headers: ["Range": "bytes=0-3"])
    #expect(piece.status == 206 && piece.body == Data("RIFF".utf8))

    try await player.chaseToTheEnd()
    let subtitles = try await player.ask("GET", "/api/v1/videos/1/cues").json
    let cues = try #require(subtitles["cues"] as? [[String: Any]])
    let english = cues.compactMap { $0["text"] as? String }.joined(separator: " ")
    #expect(english.contains("the worst of times"))
    #expect(cues.allSatisfy { $0["state"] as? String == "done" })
    let file = try await player.ask("GET", "/api/v1/videos/1/subtitles?language=en-ja&format=srt")
    #expect(file.headers["content-disposition"] == "attachment; filename*=UTF-8''Two%20Cities.en-ja.srt")
    let track = try await player.ask("GET", "/api/v1/videos/1/tracks/en.vtt?offset=5000")
    #expect(String(decoding: track.body, as: UTF8.self).hasPrefix("WEBVTT"))
    await player.stop()
  }

  @Test func anEditWinsAndIsTakenBack() async throws {
    let player = try await RunningPlayer()
    try await player.chaseToTheEnd()
    let before = try await texts(player)
    let edited = try await player.ask(
      "PATCH", "/api/v1/videos/1/cues/1", json: #"{"text": "It was.", "translation": "そうだった。"}"#)
    #expect(edited.status == 200)
    #expect(try await texts(player).first == "It was.")
    let undone = try await player.ask("POST", "/api/v1/videos/1/undo", json: "{}")
    #expect(undone.status == 200)
    #expect(try await texts(player).first == before.first)
    await player.stop()
  }

  @Test func savedSentencesBecomeCards() async throws {
    let player = try await RunningPlayer()
    let item = #"""
      {"kind": "sentence", "video": 1, "text": "It was the best of times.", "start": 1200, "end": 2800}
      """#
    let first = try await player.ask("POST", "/api/v1/saved", json: item)
    #expect(first.status == 201)
    let again = try await player.ask("POST", "/api/v1/saved", json: item)
    #expect(try again.json["id"] as? Int == first.json["id"] as? Int)
    let zip = try await player.ask("POST", "/api/v1/export", json: #"{"format": "anki"}"#)
    let file = try player.folder.write(zip.body, to: "cards.zip")
    let listing = try #require(ExternalTool("python3")).run(["-m", "zipfile", "-l", file.path])
    #expect(listing.status == 0)
    #expect(listing.output.contains("cards.tsv") && listing.output.contains("media/jimaku-1.mp3"))
    let table = try await player.ask("POST", "/api/v1/export", json: #"{"format": "csv"}"#)
    #expect(String(decoding: table.body, as: UTF8.self).contains("It was the best of times."))
    await player.stop()
  }

  /// The request, and what it is answered with.
  static let refused: [(String, String, String?, [String: String], Int)] = [
    ("GET", "/api/v1/videos/99", nil, [:], 404),
    ("GET", "/api/v1/videos/99/media", nil, [:], 404),
    ("GET", "/api/v1/videos/..%2f..%2fetc%2fpasswd/media", nil, [:], 400),
    ("GET", "/assets/..%2f..%2fPackage.swift", nil, [:], 400),
    ("GET", "/api/v1/nothing", nil, [:], 404),
    ("DELETE", "/api/v1/videos", nil, [:], 405),
    ("POST", "/api/v1/session", "nonsense", [:], 400),
    ("POST", "/api/v1/session", #"{"video": 1}"#, [:], 400),
    ("POST", "/api/v1/session", #"{"video": 1, "position": -5}"#, [:], 400),
    ("POST", "/api/v1/session", #"{"video": 77, "position": 0}"#, [:], 404),
    ("POST", "/api/v1/session/playhead", #"{"session": 77, "position": 0}"#, [:], 409),
    ("POST", "/api/v1/session", #"{"video": 1, "position": 0}"#, ["Content-Type": "text/plain"], 415),
    ("POST", "/api/v1/session", #"{"video": 1, "position": 0}"#, ["Origin": "http://evil.example"], 403),
    ("GET", "/api/v1/videos", nil, ["Host": "evil.example"], 421),
    ("GET", "/api/v1/dictionary?word=gave", nil, [:], 404),
    ("GET", "/api/v1/videos/1/clip?start=5&end=4", nil, [:], 400),
    ("POST", "/api/v1/translate", #"{"text": "Yes.", "target": "xx"}"#, [:], 422),
  ]

  @Test func whatIsWrongIsRefusedWithoutAFolderInTheAnswer() async throws {
    let player = try await RunningPlayer()
    for (method, path, json, headers, status) in Self.refused {
      let answer = try await player.ask(method, path, json: json, headers: headers)
      #expect(answer.status == status, "\(method) \(path)")
      #expect(!String(decoding: answer.body, as: UTF8.self).contains(player.folder.url.path), "\(path)")
    }
    await player.stop()
  }

  @Test func errorsSpeakTheReadersLanguage() async throws {
    let player = try await RunningPlayer()
    let answer = try await player.ask(
      "GET", "/api/v1/dictionary?word=x", headers: ["Accept-Language": "ja,en;q=0.5"])
    let error = try #require(try answer.json["error"] as? [String: Any])
    #expect(error["message"] as? String == "日本語 noDictionary")
    #expect(error["code"] as? String == "noDictionary")
    await player.stop()
  }

  @Test func anotherAddressNeedsTheSecret() async throws {
    let player = try await RunningPlayer(token: "secret")
    #expect(try await player.ask("GET", "/api/v1/videos").status == 401)
    let known = try await player.ask("GET", "/api/v1/videos", headers: ["Authorization": "Bearer secret"])
    #expect(known.status == 200)
    await player.stop()
  }

  private func texts(_ player: RunningPlayer) async throws -> [String] {
    let cues = try await player.ask("GET", "/api/v1/videos/1/cues").json["cues"] as? [[String: Any]]
    return (cues ?? []).compactMap { $0["text"] as? String }
  }
}
