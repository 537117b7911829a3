import Foundation
import Subtitles
import Testing

@testable import Library

/// No question goes through a whole table that grows with the subtitles, and none sorts.
struct QueryPlanTests {
  /// The whole of these is what is asked for, or they have one row.
  private static let allowed: Set<String> = [
    "SCAN videos", "SCAN settings", "SCAN CONSTANT ROW", "SCAN saved USING INDEX saved_by_time",
    "SCAN sqlite_master",
  ]

  @Test func everyStatementUsesAnIndex() async throws {
    let library = try await TestLibrary()
    try await useEverything(library)
    let plans = try await library.store.write { connection in
      try connection.statementTexts.flatMap { try Self.plan(of: $0, on: connection) }
    }
    let questions = try await library.store.read { connection in
      try connection.statementTexts.flatMap { try Self.plan(of: $0, on: connection) }
    }
    let steps = Set(plans + questions)
    for step in steps where step.hasPrefix("SCAN") || step.contains("TEMP B-TREE") {
      #expect(Self.allowed.contains(step))
    }
    // What matters most, by name.
    #expect(steps.contains("SEARCH cues USING INDEX cues_by_time (video=? AND lines=?)"))
    #expect(
      steps.contains("SEARCH cues USING INDEX cues_by_time (video=? AND lines=? AND begins>? AND begins<?)"))
    #expect(steps.contains("SEARCH cues USING INDEX cues_pending (video=? AND lines=?)"))
    #expect(steps.contains("SEARCH cues USING INDEX cues_edited (video=? AND lines=?)"))
    #expect(steps.contains("SEARCH words USING PRIMARY KEY (cue=?)"))
    #expect(steps.contains("SEARCH ranges USING PRIMARY KEY (video=? AND lines=?)"))
  }

  /// A long backlog is read for each batch.
  @Test func theWordsOfAllPendingCuesAreOneQuestion() async throws {
    let library = try await TestLibrary()
    try await library.hear(TimeSpan(0, 1000), [("a", TimeSpan(0, 10)), ("b", TimeSpan(20, 30))])
    #expect(try await library.store.pendingCues(of: library.video).count == 2)
    let questions = try await library.store.read { $0.statementTexts }
    #expect(questions.count { $0.contains("FROM cues CROSS JOIN words") } == 1)
    #expect(!questions.contains { $0.contains("FROM words WHERE cue = ?1") }, "\(questions)")
  }

  /// What goes along when a cue or an edit is deleted is found by an index too; those steps are in no plan.
  @Test func deletionsAreFollowedByIndex() async throws {
    let library = try await TestLibrary()
    let plans = try await library.store.read { connection in
      try [("words", "cue"), ("edits", "cue"), ("saved", "cue"), ("versions", "edit")].flatMap {
        table, column in
        try Self.plan(of: "SELECT 1 FROM \(table) WHERE \(column) = 1", on: connection)
      }
    }
    #expect(plans.count == 4)
    #expect(plans.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plans)")
  }

  private static func plan(of sql: String, on connection: Connection) throws -> [String] {
    // The others, such as PRAGMA and BEGIN, have no plan.
    guard ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(sql.prefix(6)) else { return [] }
    let statement = try Statement("EXPLAIN QUERY PLAN " + sql, on: connection.handle)
    var steps: [String] = []
    while try statement.step() { steps.append(try Row(statement: statement)[3]) }
    return steps
  }

  private func useEverything(_ library: TestLibrary) async throws {
    let (store, video) = (library.store, library.video)
    let range = TimeSpan(0, 1000)
    var cues = [SettledStep.NewCue(span: TimeSpan(0, 10), text: "a", translation: .pending)]
    cues[0].words = [Word("a", TimeSpan(0, 10))]
    let step = SettledStep(
      ranges: TimelineRanges([range]), cues: cues,
      translations: [.init(cue: Cue.ID(1), text: "a", translation: .failed)])
    let id = try #require(try await store.record(step, of: video).ids[0])
    _ = try await store.edit(id, of: video, CueEdit(text: "b"))
    _ = try await store.insert(TimeSpan(20, 30), text: "c", into: video)
    _ = try await store.undo(video)
    _ = try await store.redo(video)
    _ = try await store.retry(id, of: video)
    _ = try await store.retryTranslations(of: video)
    _ = try await store.subtitles(of: video)
    _ = try await store.pendingCues(of: video)
    _ = try await store.cueIDs(of: video)
    _ = try await store.ranges(of: video)
    _ = try await store.cue(id, of: video)
    _ = try await store.isShown(id, of: video)
    try await store.change(video, VideoChange(lines: .sound))
    _ = try await store.videos()
    _ = try await store.video(video)
    _ = try await store.knownFiles()
    _ = try await store.take([TestLibrary.file("moved", content: "talk")], under: ["/"], now: TestLibrary.now)
    let item = try await store.save(
      SavedItem.Content(kind: .word, video: video, cue: id, span: range, text: "a", sentence: "a"),
      at: TestLibrary.now)
    _ = try await store.change(item.id, SavedItemChange(note: .set("x")))
    try await store.complete([item.id: "x"])
    _ = try await store.savedItems(.word, of: video, matching: "a")
    _ = try await store.savedItems([item.id])
    try await store.removeSaved(item.id)
    try await store.setKnown(true, "a")
    try await store.setKnown(false, "a")
    _ = try await store.words(["a"])
    try await store.setSettings(.empty)
    _ = try await store.settings()
    _ = try await store.delete(id, of: video)
  }
}
