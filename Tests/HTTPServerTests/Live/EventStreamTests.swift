import HTTPServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct EventStreamTests {
  private static func running(
    _ stream: EventStream, _ change: (inout HTTPServerConfiguration) -> Void = { _ in }
  ) throws -> RunningServer {
    try RunningServer(change) { stream.response(to: $0) }
  }

  @Test func everyClientGetsEveryEvent() async throws {
    let stream = EventStream(run: "r")
    let running = try Self.running(stream)
    var readers = [
      try await EventReader.open(port: running.port), try await EventReader.open(port: running.port),
    ]
    // A client is there when it was told where in the stream it is.
    for index in readers.indices { #expect(try await readers[index].nextBlock() == nil) }
    stream.publish(ServerSentEvent(name: "cue", data: "{\n  \"text\": \"字幕\"\n}"))
    stream.publish(ServerSentEvent(data: ""))
    for index in readers.indices {
      #expect(
        try await readers[index].next() == .init(id: "r-1", name: "cue", data: "{\n  \"text\": \"字幕\"\n}"))
      #expect(try await readers[index].next() == .init(id: "r-2", name: "message", data: ""))
    }
    await running.server.stop()
  }

  @Test func aClientThatWasAwayGetsWhatItMissed() async throws {
    let stream = EventStream(run: "r")
    let running = try Self.running(stream)
    var reader = try await EventReader.open(port: running.port)
    _ = try await reader.nextBlock()
    stream.publish(ServerSentEvent(data: "1"))
    _ = try await reader.next()
    reader.client.close()
    for number in 2...50 { stream.publish(ServerSentEvent(data: "\(number)")) }
    reader = try await EventReader.open(port: running.port, after: reader.lastEventID)
    for number in 2...50 { #expect(try await reader.next().data == "\(number)") }
    stream.publish(ServerSentEvent(data: "51"))
    #expect(try await reader.next().data == "51")
    await running.server.stop()
  }

  /// Even before the first event the browser knows where it was.
  @Test func nothingIsMissedBeforeTheFirstEvent() async throws {
    let stream = EventStream(run: "r")
    let running = try Self.running(stream)
    var reader = try await EventReader.open(port: running.port)
    _ = try await reader.nextBlock()
    reader.client.close()
    stream.publish(ServerSentEvent(data: "1"))
    reader = try await EventReader.open(port: running.port, after: reader.lastEventID)
    #expect(try await reader.next().data == "1")
    await running.server.stop()
  }

  @Test(arguments: ["r-1", "another-run-7", "nonsense"])
  func aClientThatMissedTooMuchBeginsAnew(id: String) async throws {
    var limits = EventStreamLimits()
    limits.keptEvents = 3
    let stream = EventStream(limits: limits, run: "r")
    let running = try Self.running(stream)
    for number in 1...5 { stream.publish(ServerSentEvent(data: "\(number)")) }
    var reader = try await EventReader.open(port: running.port, after: id)
    #expect(try await reader.next() == .init(id: "r-5", name: "reset", data: "{}"))
    stream.publish(ServerSentEvent(data: "6"))
    #expect(try await reader.next() == .init(id: "r-6", name: "message", data: "6"))
    await running.server.stop()
  }

  @Test func aSilentStreamShowsThatItLives() async throws {
    var limits = EventStreamLimits()
    limits.heartbeat = .milliseconds(20)
    let stream = EventStream(limits: limits)
    let running = try Self.running(stream)
    var reader = try await EventReader.open(port: running.port)
    while reader.comments < 3 { #expect(try await reader.nextBlock() == nil) }
    await running.server.stop()
  }

  @Test func placesAreLimitedAndFreedAgain() async throws {
    var limits = EventStreamLimits()
    limits.clients = 2
    let stream = EventStream(limits: limits)
    let running = try Self.running(stream)
    let readers = [
      try await EventReader.open(port: running.port), try await EventReader.open(port: running.port),
    ]
    #expect(stream.clientCount == 2)
    #expect(try await running.response("GET", "/events").status == 503)
    readers[0].client.close()
    readers[1].client.reset()
    // They are free as soon as the server has seen them go.
    while stream.clientCount > 0 { _ = try await running.response("HEAD", "/events") }
    _ = try await EventReader.open(port: running.port)
    await running.server.stop()
    #expect(stream.clientCount == 0)
  }

  @Test func aFinishedStreamIsOverForGood() async throws {
    let stream = EventStream(run: "r")
    let running = try Self.running(stream)
    var reader = try await EventReader.open(port: running.port)
    _ = try await reader.nextBlock()
    stream.publish(ServerSentEvent(data: "last"))
    stream.finish()
    stream.publish(ServerSentEvent(data: "too late"))
    #expect(try await reader.next().data == "last")
    #expect(try await reader.client.receiveChunk() == nil)
    // A browser does not come again after 204 (HTML Standard §9.2.1).
    #expect(try await running.response("GET", "/events").status == 204)
    await running.server.stop()
  }

  /// A hundred clients, ten of which never read: those are cut off, and the others get every event in its order.
  @Test func whoDoesNotReadHoldsNobodyUp() async throws {
    var limits = EventStreamLimits()
    limits.clients = 100
    limits.keptBytes = 16 << 10
    limits.waitingBytes = 64 << 10
    let stream = EventStream(limits: limits, run: "r")
    let running = try Self.running(stream) { configuration in
      configuration.limits.connectionsPerAddress = 200
      configuration.limits.sendBufferBytes = 16 << 10
    }
    var deaf: [RawClient] = []
    for _ in 0..<10 {
      deaf.append(try await EventReader.open(port: running.port, receiveBuffer: 4096).client)
    }
    var readers: [EventReader] = []
    for _ in 0..<90 { readers.append(try await EventReader.open(port: running.port)) }
    #expect(stream.clientCount == 100)

    let text = String(repeating: "x", count: 2000)
    let (rounds, perRound) = (40, 10)
    for round in 0..<rounds {
      for number in 0..<perRound {
        stream.publish(ServerSentEvent(data: "\(round * perRound + number) \(text)"))
      }
      // The next ones come when those who read have these: nobody who reads is ever far behind.
      try await withThrowingTaskGroup { group in
        for (index, reader) in readers.enumerated() {
          group.addTask {
            var reader = reader
            for number in 0..<perRound {
              let data = try await reader.next().data
              #expect(data == "\(round * perRound + number) \(text)")
            }
            return (index, reader)
          }
        }
        for try await (index, reader) in group { readers[index] = reader }
      }
    }
    // 800 KB are more than wait for anybody and fit into the system's buffers.
    while stream.clientCount > 90 { _ = try await running.response("HEAD", "/events") }
    #expect(stream.clientCount == 90)
    for client in deaf {
      await #expect(throws: RawClient.Failure.self) { while try await client.receiveChunk() != nil {} }
    }
    await running.server.stop()
    #expect(stream.clientCount == 0)
  }
}
