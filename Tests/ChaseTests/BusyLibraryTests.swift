import Chase
import Foundation
import Subtitles
import TestSupport
import Testing

@testable import Library

@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct BusyLibraryTests {
  @Test func aLibraryThatAnotherProgramHoldsIsWaitedFor() async throws {
    let (beginnings, sink) = AsyncStream.makeStream(of: Void.self)
    let room = try ChaseRoom(patience: 10) { sink.yield() }
    let video = try await room.add("held")
    let other = try Connection(room.folder.file("library.sqlite").path, for: .writing)
    try other.run("BEGIN IMMEDIATE")
    let session = try await room.chaser.open(video, at: .zero)
    // When hearing begins again, what it had heard could not be stored.
    var count = 0
    for await _ in beginnings {
      count += 1
      if count == 2 { break }
    }
    try other.run("ROLLBACK")
    let events = await room.untilDone(session)
    guard case .work(let work)? = events.last else { return #expect(Bool(false)) }
    #expect(work.phase == .done, "\(String(describing: work.failure))")
    let stored = try await room.library.subtitles(of: video)
    #expect(stored.ranges == TimelineRanges([TimeSpan(0, 44_096)]))
    #expect(stored.cues.allSatisfy { $0.translation.text?.isEmpty == false })
    await room.chaser.close()
  }
}
