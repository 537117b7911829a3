import Foundation
import HTTPServer
import TestSupport
import Testing

/// A hundred pages listen, ten of which never read.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized, .timeLimit(.minutes(10)))
struct ManyListenersTests {
  /// In a process of its own, whose memory no other test shares.
  @Test func whoReadsGetsEveryEventAndMemoryIsBounded() async {
    await #expect(processExitsWith: .success) { try await Self.listen() }
  }

  private static func listen() async throws {
    let player = try await RunningPlayer()
    let path = "/api/v1/events"
    var deaf: [EventReader] = []
    for _ in 0..<10 {
      deaf.append(try await EventReader.open(port: player.port, path: path, receiveBuffer: 4096))
    }
    var readers: [EventReader] = []
    for _ in 0..<90 { readers.append(try await EventReader.open(port: player.port, path: path)) }
    #expect(player.events.clientCount == 100)

    let text = String(repeating: "x", count: 4000)
    // The work on a video, as it is, to its end.
    let all = Task { [readers] in
      try await withThrowingTaskGroup { group in
        for reader in readers {
          group.addTask {
            var (reader, events) = (reader, [EventReader.Event]())
            while events.last?.name != "end" {
              var event = try await reader.next()
              // Ninety times all of it would be this test's own use of memory.
              if event.data == text { event.data = "whole" }
              events.append(event)
            }
            return events
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    try await player.chaseToTheEnd()
    // And more than is kept for anybody: 40 MB in all for those who never read, if it were.
    let memory = try Self.memory()
    for round in 0..<20 {
      for _ in 0..<50 { player.events.publish(ServerSentEvent(name: "library", data: text)) }
      // Those who read have it before the next comes.
      #expect(try await player.ask("GET", "/api/v1/videos").status == 200, "\(round)")
    }
    player.events.publish(ServerSentEvent(name: "end", data: "{}"))
    let heard = try await all.value
    #expect(heard.count == 90)
    #expect(Set(heard.map(\.count)).count == 1)
    #expect(heard.allSatisfy { $0 == heard[0] })
    #expect(heard[0].count { $0.data == "whole" } == 1000)
    #expect(heard[0].contains { $0.name == "translation" })
    while player.events.clientCount > 90 { _ = try await player.ask("HEAD", path) }
    #expect(try Self.memory() - memory < 150)
    withExtendedLifetime((readers, deaf)) {}
    await player.stop()
  }

  /// Megabytes in memory, of this process.
  private static func memory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
  }
}
