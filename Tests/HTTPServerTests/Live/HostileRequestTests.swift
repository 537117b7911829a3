import Foundation
import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HostileRequestTests {
  /// Ten thousand broken requests, in a process of its own: there nobody else opens or closes descriptors.
  @Test func theServerSurvivesAndKeepsNothing() async {
    await #expect(processExitsWith: .success) { try await Self.attack(seed: 20_261_130, count: 10_000) }
  }

  private static func attack(seed: UInt64, count: Int) async throws {
    // What is opened once and for all is open after the first server.
    let sockets = try descriptors().sockets
    try await serve(sockets) { _ in }
    let before = try descriptors().all
    try await serve(sockets) { running in
      try await withThrowingTaskGroup { group in
        let lanes = 4
        for lane in 0..<lanes {
          group.addTask {
            var requests = HostileRequests(seed: seed + UInt64(lane))
            for number in 0..<count / lanes {
              let complaint = try await answer(of: running, to: requests.next())
              #expect(complaint == nil, "seed \(seed + UInt64(lane)), request \(number)")
              if number % 100 == 0 {
                let response = try await running.response("GET", "/sound")
                #expect(
                  response.text == "GET /sound 0", "seed \(seed + UInt64(lane)), after request \(number)")
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(try descriptors().all == before)
  }

  /// Runs a server and waits until there are only so many sockets again: the thread that ended it lets go of its last
  /// ones a moment after it said so.
  private static func serve(_ sockets: Int, _ use: (RunningServer) async throws -> Void) async throws {
    do {
      let running = try RunningServer.echo()
      _ = try await running.response()
      try await use(running)
      await running.server.stop()
    }
    while try descriptors().sockets > sockets { await Task.yield() }
  }

  /// What is wrong with the answer; the server may close without one, but what it sends has to be HTTP.
  private static func answer(of running: RunningServer, to bytes: [UInt8]) async throws -> String? {
    let client = try await running.connect()
    do {
      try await client.send(bytes)
      client.finishSending()
      let answer = String(decoding: try await client.receiveToEnd(), as: UTF8.self)
      let status = Int(answer.dropFirst(9).prefix(3)) ?? 0
      let isHTTP = answer.isEmpty || (answer.hasPrefix("HTTP/1.1 ") && (100..<600).contains(status))
      return isHTTP ? nil : answer
    } catch RawClient.Failure.ended {
      return nil
    }
  }

  private static func descriptors() throws -> (all: Int, sockets: Int) {
    let folder = "/proc/self/fd/"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let targets = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0) }
    return (targets.count, targets.count { $0.hasPrefix("socket:") })
  }
}
