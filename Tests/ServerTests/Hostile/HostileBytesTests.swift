import Foundation
import Library
import TestSupport
import Testing

/// What is sent to the player's own routes by those who mean no good, or do not know better.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct HostileBytesTests {
  /// One of each kind that the pages send, with the body's length to be filled in.
  private static let sound: [(line: String, body: String?)] = [
    ("GET /", nil), ("GET /assets/app.js", nil), ("GET /api/v1/videos", nil), ("GET /api/v1/videos/1", nil),
    ("GET /api/v1/videos/1/media", nil), ("GET /api/v1/videos/1/cues?since=0", nil),
    ("GET /api/v1/videos/1/subtitles?language=en-ja&format=srt&order=ja-en", nil),
    ("GET /api/v1/videos/1/tracks/en.vtt?offset=5000", nil),
    ("GET /api/v1/videos/1/subtitle-tracks/1001", nil),
    ("GET /api/v1/videos/1/stream?start=1000&audio=1", nil), ("GET /api/v1/videos/1/picture?at=1000", nil),
    ("GET /api/v1/videos/1/clip?start=0&end=1000", nil), ("GET /api/v1/dictionary?word=gave", nil),
    ("GET /api/v1/settings", nil), ("GET /api/v1/saved?kind=word", nil),
    (
      "PATCH /api/v1/videos/1",
      #"{"position": 5, "preferences": {"audioTrack": 1, "delay": {"en": 0, "ja": 5}}}"#
    ),
    ("PATCH /api/v1/videos/1/cues/1", #"{"text": "It was.", "translation": "そうだった。", "start": 0, "end": 9}"#),
    ("POST /api/v1/videos/1/undo", "{}"),
    ("POST /api/v1/session/playhead", #"{"session": 1, "position": 0}"#),
    ("POST /api/v1/translate", #"{"text": "Yes.", "source": "en", "target": "ja"}"#),
    ("POST /api/v1/saved", #"{"kind": "word", "video": 1, "text": "was", "start": 1200, "end": 2800}"#),
    ("POST /api/v1/export", #"{"format": "csv"}"#),
  ]

  /// Three thousand requests of the pages', damaged: none is answered with a fault of the server's, and it lives.
  @Test func damagedRequestsAreRefused() async throws {
    let player = try await RunningPlayer()
    let address = "127.0.0.1:\(player.port)"
    let sound = Self.sound.map { line, body in
      let end = body.map { "Content-Type: application/json\r\nContent-Length: \($0.utf8.count)\r\n\r\n\($0)" }
      return "\(line) HTTP/1.1\r\nHost: \(address)\r\nOrigin: http://\(address)\r\nRange: bytes=0-9\r\n"
        + (end ?? "\r\n")
    }
    try await withThrowingTaskGroup { group in
      for lane in UInt64(0)..<4 {
        group.addTask {
          var requests = HostileRequests(seed: 20_261_130 + lane, sound: sound)
          for number in 0..<750 {
            let bytes = requests.next()
            let status = try await Self.status(of: bytes, player.port)
            // 501 and 505 are about the protocol.
            let isRefused = status == 0 || (200..<500).contains(status) || [501, 505].contains(status)
            #expect(isRefused, "lane \(lane), \(number): \(status) \(String(decoding: bytes, as: UTF8.self))")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await player.ask("GET", "/api/v1/videos").status == 200)
    #expect(try await player.library.integrityFaults() == [])
    await player.stop()
  }

  /// The status of the first answer; 0 when there is none.
  private static func status(of bytes: [UInt8], _ port: UInt16) async throws -> Int {
    let client = try await RawClient(port: port)
    do {
      try await client.send(bytes)
      client.finishSending()
      return try await client.receiveHead().status
    } catch RawClient.Failure.ended {
      return 0
    }
  }

  /// Bodies that are JSON and mean nothing.
  static let bodies = [
    "null", "[]", "1", #""x""#, "{}", #"{"video": "1", "position": 0}"#, #"{"video": 1e400, "position": 0}"#,
    #"{"video": 9223372036854775808, "position": 0}"#, #"{"video": -1, "position": 9223372036854775807}"#,
    #"{"video": 1, "position": 0.5}"#, #"{"session": 1, "position": -9223372036854775808}"#,
    #"{"text": null}"#, #"{"text": "\u0000\ud800"}"#,
    #"{"start": 9223372036854775807, "end": -9223372036854775808}"#,
    #"{"start": 5, "end": 5}"#, #"{"format": "../../etc/passwd"}"#,
    #"{"preferences": {"english": 9223372036854775807}}"#,
    #"{"preferences": {"audioTrack": -9223372036854775808}}"#,
    #"{"kind": "word", "video": 77, "text": "x", "start": 0, "end": 1}"#,
    String(repeating: "[", count: 100_000), #"{"a": "# + String(repeating: #"{"a": "#, count: 10_000) + "1",
    "\u{feff}{}", "{}{}", "",
  ]

  @Test func bodiesThatMeanNothingAreRefused() async throws {
    let player = try await RunningPlayer()
    try await player.chaseToTheEnd()
    let routes = Self.sound.filter { $0.body != nil }.map { $0.line.split(separator: " ") }
    for route in routes {
      for body in Self.bodies {
        let answer = try await player.ask(String(route[0]), String(route[1]), json: body)
        #expect((200..<500).contains(answer.status), "\(route) \(body.prefix(80)): \(answer.status)")
      }
    }
    // The longest numbers there are, where a number is read from the address.
    for path in [
      "videos/N", "videos/N/media", "videos/1/cues?since=N", "videos/1/stream?start=N&audio=N",
      "videos/1/picture?at=N", "videos/1/clip?start=N&end=N", "videos/1/tracks/en.vtt?offset=N",
      "videos/1/subtitle-tracks/N",
    ] {
      for number in [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-1", "1e3", "%00", "１",
      ] {
        let escaped = number.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? number
        let answer = try await player.ask("GET", "/api/v1/" + path.replacing("N", with: escaped))
        #expect((200..<500).contains(answer.status), "\(path) \(number): \(answer.status)")
      }
    }
    #expect(try await player.library.integrityFaults() == [])
    await player.stop()
  }
}
