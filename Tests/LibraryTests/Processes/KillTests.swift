import Foundation
import TestSupport
import Testing

@testable import Library

struct KillTests {
  @Test func aKilledProcessLosesNothingThatItHasAcknowledged() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("library.sqlite")
    let path = file.path(percentEncoded: false)
    var acknowledged: Set<String> = []
    var settled = 0
    for round in 1...20 {
      let moment = (lines: Int.random(in: 1...40), microseconds: Int.random(in: 0...3000))
      let writer = try WriterProcess("write", path, "talk", "1000000")
      let lines = await writer.lines(killedAfter: moment)
      acknowledged.formUnion(lines.filter { !$0.hasPrefix("begin") })
      #expect(writer.status == 128 + SIGKILL)

      let store = try LibraryStore(at: file, now: TestLibrary.now)
      #expect(store.setAside == nil)
      #expect(try await store.integrityFaults() == [], "round \(round), killed at \(moment)")
      settled = try await WrittenLibrary(store, named: "talk").check(acknowledged)
    }
    #expect(settled > 20, "every round went on where the one before was stopped")

    let last = try WriterProcess("write", path, "talk", String(settled + 10))
    let lines = await last.lines()
    acknowledged.formUnion(lines.filter { !$0.hasPrefix("begin") })
    #expect(last.status == 0)
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    #expect(try await WrittenLibrary(store, named: "talk").check(acknowledged) == settled + 10)
  }
}
