import Foundation
import TestSupport
import Testing

/// The usual attacks on a server of files on one's own machine, against the player as it is.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct AttackTests {
  /// Ways to write `..`, `/` and the end of a name.
  private static let climbs = [
    "../", "..%2f", "..%2F", "%2e%2e/", "%2e%2e%2f", ".%2e/", "%2e./", "..\\", "..%5c", "%2e%2e%5c",
    "..%252f",
    "%252e%252e%252f", "..%c0%af", "%c0%ae%c0%ae/", "..%e0%80%af", "..%u2215", "..//", "..;/", "..%00/",
    "....//",
    "／..／", "%ef%bc%8f..%ef%bc%8f",
  ]
  private static let places = [
    "/", "/assets/", "/api/v1/videos/", "/api/v1/videos/1/", "/api/v1/videos/1/tracks/", "//", "/assets//",
    "/assets/app.js/",
  ]
  private static let goals = ["etc/passwd", "library.sqlite", "Package.swift", "proc/self/environ"]

  @Test func noPathLeavesTheLibrary() async throws {
    let player = try await RunningPlayer()
    try await withThrowingTaskGroup { group in
      for place in Self.places {
        group.addTask {
          for climb in Self.climbs {
            for goal in Self.goals {
              let target = place + String(repeating: climb, count: 8) + goal
              let client = try await RawClient(port: player.port)
              try await client.send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(player.port)\r\n\r\n")
              let answer = try await client.receiveResponse()
              #expect([400, 404, 405].contains(answer.status), "\(target): \(answer.status)")
              #expect(answer.body.count < 300 && !answer.text.contains("root:"), "\(target)")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await player.ask("GET", "/api/v1/videos").status == 200)
    await player.stop()
  }

  /// The fields of a request, with PORT for the player's, and the status of the answer.
  static let strangers: [(String, [String], Int)] = [
    ("GET /api/v1/videos", ["Host: 127.0.0.1:PORT"], 200),
    ("GET /api/v1/videos", ["Host: localhost:PORT"], 200),
    // A name that was made to lead here (DNS rebinding).
    ("GET /api/v1/videos", ["Host: evil.example:PORT"], 421),
    ("GET /api/v1/videos", ["Host: 127.0.0.1.evil.example:PORT"], 421),
    ("GET /api/v1/videos", ["Host: evil.example@127.0.0.1:PORT"], 421),
    ("GET /api/v1/videos", ["Host: 127.0.0.1:1"], 421),
    ("GET /api/v1/videos", ["Host: 127.1:PORT"], 421),
    ("GET /api/v1/videos", ["Host: 2130706433:PORT"], 421),
    ("GET /api/v1/videos", ["Host: 0.0.0.0:PORT"], 421),
    ("GET /api/v1/videos", ["Host:"], 421),
    ("GET /api/v1/videos", [], 400),
    ("GET /api/v1/videos", ["Host: 127.0.0.1:PORT", "Host: evil.example"], 400),
    ("GET http://evil.example/api/v1/videos", ["Host: 127.0.0.1:PORT"], 421),
    ("GET /api/v1/videos/1/media", ["Host: evil.example"], 421),
    ("GET /api/v1/events", ["Host: evil.example"], 421),
    ("GET /", ["Host: evil.example"], 421),
    // Forms and scripts of another site.
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 403),
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: null"], 403),
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: http://127.0.0.1:1"], 403),
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: https://127.0.0.1:PORT"], 403),
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: http://127.0.0.1:PORT.evil.example"], 403),
    ("POST /api/v1/session", ["Host: 127.0.0.1:PORT"], 403),
    ("POST /api/v1/export", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 403),
    ("PATCH /api/v1/videos/1", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 403),
    ("PUT /api/v1/settings", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 403),
    ("DELETE /api/v1/saved/1", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 403),
    // A browser that asks first gets no permission.
    ("OPTIONS /api/v1/session", ["Host: 127.0.0.1:PORT", "Origin: http://evil.example"], 204),
    // Too much of something.
    ("GET /" + String(repeating: "a", count: 9000), ["Host: 127.0.0.1:PORT"], 414),
    ("GET /", ["Host: 127.0.0.1:PORT", "X: " + String(repeating: "x", count: 17_000)], 431),
    ("GET /", ["Host: 127.0.0.1:PORT"] + (0..<200).map { "X-\($0): y" }, 431),
    (
      "POST /api/v1/saved",
      ["Host: 127.0.0.1:PORT", "Origin: http://127.0.0.1:PORT", "Content-Length: 100000000"], 413
    ),
  ]

  @Test func strangersAreRefused() async throws {
    let player = try await RunningPlayer()
    for (line, fields, status) in Self.strangers {
      let client = try await RawClient(port: player.port)
      let head = (["\(line) HTTP/1.1"] + fields).joined(separator: "\r\n").replacing(
        "PORT", with: "\(player.port)")
      try await client.send(head + "\r\n\r\n")
      let answer = try await client.receiveHead()
      #expect(answer.status == status, "\(line.prefix(60)) \(fields.map { $0.prefix(60) })")
      // Nobody else's page may read what is answered.
      #expect(answer["Access-Control-Allow-Origin"] == nil)
    }
    await player.stop()
  }

  /// Connections that never finish what they began (slowloris) do not keep the others out.
  @Test func whoIsSlowHoldsNobodyUp() async throws {
    let player = try await RunningPlayer()
    var slow: [RawClient] = []
    for number in 0..<100 {
      let client = try await RawClient(port: player.port)
      let beginning = [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-",
        "POST /api/v1/saved HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
      ]
      try await client.send(beginning[number % beginning.count])
      slow.append(client)
    }
    for _ in 0..<20 { #expect(try await player.ask("GET", "/api/v1/videos").status == 200) }
    withExtendedLifetime(slow) {}
    await player.stop()
  }
}
