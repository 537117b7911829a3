import Foundation
import TestSupport
import Testing

/// Texts in the bodies of requests.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct TextTests {
  /// Every text that a route takes; the text stands for `T`.
  static let requests = [
    ("POST /api/v1/videos/1/cues", #"{"start": 9000, "end": 9500, "text": "T"}"#, 201),
    ("POST /api/v1/videos/1/cues", #"{"start": 9000, "end": 9500, "text": "x", "translation": "T"}"#, 201),
    ("PATCH /api/v1/videos/1/cues/1", #"{"text": "T"}"#, 200),
    ("PATCH /api/v1/videos/1/cues/1", #"{"translation": "T"}"#, 200),
    ("POST /api/v1/saved", #"{"kind": "word", "video": 1, "text": "T", "start": 0, "end": 9}"#, 201),
    (
      "POST /api/v1/saved",
      #"{"kind": "word", "video": 1, "text": "x", "lemma": "T", "start": 0, "end": 9}"#, 201
    ),
    ("PATCH /api/v1/saved/1", #"{"note": "T"}"#, 200),
    ("POST /api/v1/translate", #"{"text": "T", "target": "ja"}"#, 200),
    ("PUT /api/v1/settings", #"{"a": "T"}"#, 200),
    ("PUT /api/v1/settings", #"{"T": 1}"#, 200),
    ("PUT /api/v1/words/x", #"{"known": true, "T": 1}"#, 200),
  ]

  /// A text in JSON, and whether it is taken.
  ///
  /// Texts end at a NUL for half of the programs that read them.
  static let texts = [
    (#"one\u0000two"#, false), (#"\u0000"#, false), ("one\0two", false), (#"\\\u0000"#, false),
    (#"one\\u0000two"#, true), (#"one\u0001two"#, true), (#"one\ntwo"#, true), (#"\u3000。\u2028x"#, true),
  ]

  @Test(arguments: texts)
  func aTextWithNULIsRefused(text: String, isTaken: Bool) async throws {
    let player = try await RunningPlayer()
    try await player.hear([(1000, "One came.", "一人来た。")])
    let word = #"{"kind": "word", "video": 1, "text": "came", "start": 1200, "end": 1400}"#
    #expect(try await player.ask("POST", "/api/v1/saved", json: word).status == 201)
    let before = try await everything(player)
    for (line, body, success) in Self.requests {
      let words = line.split(separator: " ").map(String.init)
      let answer = try await player.ask(words[0], words[1], json: body.replacing("T", with: text))
      #expect(answer.status == (isTaken ? success : 400), "\(line) \(body)")
    }
    if !isTaken { #expect(try await everything(player) == before) }
    await player.stop()
  }

  /// RFC 8259 §8.1: JSON is UTF-8.
  @Test func JSONInAnotherEncodingIsRefused() async throws {
    let player = try await RunningPlayer()
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian] {
      let body = try #require(#"{"text": "Yes.", "target": "ja"}"#.data(using: encoding))
      #expect(try await player.ask("POST", "/api/v1/translate", body: body).status == 400)
    }
    await player.stop()
  }

  private func everything(_ player: RunningPlayer) async throws -> [Data] {
    var bodies: [Data] = []
    for path in ["videos/1/cues", "saved", "settings", "words?words=x"] {
      bodies.append(try await player.ask("GET", "/api/v1/" + path).body)
    }
    return bodies
  }
}
