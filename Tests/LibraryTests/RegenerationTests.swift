import Subtitles
import Testing

@testable import Library

/// Edits win over what is heard again.
struct RegenerationTests {
  typealias Edit = @Sendable (TestLibrary, Cue.ID) async throws -> Void

  /// The cue `old` was heard at 1000…2000 and edited; then `new` is heard.
  static let cases: [(name: String, heard: TimeSpan, expected: [String])] = [
    ("the same time", TimeSpan(1000, 2000), ["edited 1000…2000"]),
    ("more than half of it", TimeSpan(1400, 2500), ["edited 1000…2000"]),
    ("half of it", TimeSpan(1500, 2500), ["edited 1000…2000", "new 1500…2500"]),
    ("less than half of it", TimeSpan(1600, 2700), ["edited 1000…2000", "new 1600…2700"]),
    ("beside it", TimeSpan(2000, 3000), ["edited 1000…2000", "new 2000…3000"]),
    ("all around it", TimeSpan(500, 4000), ["new 500…4000", "edited 1000…2000"]),
    ("just around it", TimeSpan(900, 2100), ["edited 1000…2000"]),
    ("inside of it", TimeSpan(1200, 1300), ["edited 1000…2000"]),
  ]

  @Test(arguments: cases)
  func aCueThatAnEditCoversIsDropped(name: String, heard: TimeSpan, expected: [String]) async throws {
    let library = try await edited { library, cue in
      _ = try await library.store.edit(cue, of: library.video, CueEdit(text: "edited"))
    }
    let again = try await library.hear(TimeSpan(0, 10_000), [("new", heard)])
    #expect(try await library.shown() == expected)
    #expect((again.ids == [nil]) == (expected.count == 1))
    #expect(again.removed.isEmpty)
  }

  @Test func twoEditsCoverTogether() async throws {
    let library = try await edited { library, cue in
      let half = Timestamp(milliseconds: 1400)
      _ = try await library.store.edit(cue, of: library.video, CueEdit(end: half))
      _ = try await library.store.insert(TimeSpan(1600, 2000), text: "rest", into: library.video)
    }
    try await library.hear(TimeSpan(0, 10_000), [("new", TimeSpan(1000, 2000))])
    #expect(try await library.shown() == ["old 1000…1400", "rest 1600…2000"])
  }

  @Test func aDeletedCueStaysDeleted() async throws {
    let library = try await edited { library, cue in
      _ = try await library.store.delete(cue, of: library.video)
    }
    try await library.hear(
      TimeSpan(0, 10_000), [("new", TimeSpan(1000, 2000)), ("more", TimeSpan(2000, 3000))])
    #expect(try await library.shown() == ["more 2000…3000"])
    _ = try await library.store.undo(library.video)
    #expect(try await library.shown() == ["old 1000…2000", "more 2000…3000"])
  }

  @Test func aMovedCueDoesNotComeBackWhereItWas() async throws {
    let library = try await edited { library, cue in
      let edit = CueEdit(start: Timestamp(milliseconds: 5000), end: Timestamp(milliseconds: 6000))
      _ = try await library.store.edit(cue, of: library.video, edit)
    }
    try await library.hear(
      TimeSpan(0, 10_000), [("new", TimeSpan(1000, 2000)), ("there", TimeSpan(5000, 6000))])
    #expect(try await library.shown() == ["old 5000…6000"])
  }

  @Test func anAddedCueThatWasDeletedCoversNothing() async throws {
    let library = try await edited { library, _ in
      let added = try await library.store.insert(TimeSpan(3000, 4000), text: "added", into: library.video)
      _ = try await library.store.delete(added.cues[0].id, of: library.video)
    }
    try await library.hear(TimeSpan(2500, 10_000), [("new", TimeSpan(3000, 4000))])
    #expect(try await library.shown() == ["old 1000…2000", "new 3000…4000"])
  }

  @Test func anEditThatWasTakenBackCoversNothing() async throws {
    let library = try await edited { library, cue in
      _ = try await library.store.edit(cue, of: library.video, CueEdit(text: "edited"))
      _ = try await library.store.insert(TimeSpan(3000, 4000), text: "added", into: library.video)
      _ = try await library.store.undo(library.video)
      _ = try await library.store.undo(library.video)
    }
    try await library.hear(TimeSpan(0, 10_000), [("new", TimeSpan(1000, 2000)), ("x", TimeSpan(3000, 4000))])
    #expect(try await library.shown() == ["new 1000…2000", "x 3000…4000"])
    #expect(try await library.store.redo(library.video).cues.first?.cue.text == "added")
  }

  /// What a person did to `old`, and what stands when a step is stored that gives way to that.
  static let decisions: [(name: String, edit: Edit, expected: [String])] = [
    ("nothing", { _, _ in }, ["new 900…4000"]),
    (
      "edited", { _ = try await $0.store.edit($1, of: $0.video, CueEdit(text: "edited")) },
      ["edited 1000…2000", "other 3000…4000"]
    ),
    ("deleted", { _ = try await $0.store.delete($1, of: $0.video) }, ["other 3000…4000"]),
    (
      "edited and taken back",
      {
        _ = try await $0.store.edit($1, of: $0.video, CueEdit(text: "edited"))
        _ = try await $0.store.undo($0.video)
      }, ["new 900…4000"]
    ),
  ]

  @Test(arguments: decisions)
  func aStepCanGiveWayToEdits(name: String, edit: Edit, expected: [String]) async throws {
    let library = try await TestLibrary()
    let old = [("old", TimeSpan(1000, 2000)), ("other", TimeSpan(3000, 4000))]
    let heard = try await library.hear(TimeSpan(0, 10_000), old)
    try await edit(library, try #require(heard.ids[0]))
    let before = try await library.store.subtitles(of: library.video)
    let step = SettledStep(
      ranges: TimelineRanges([TimeSpan(500, 4000)]), cues: [.init(span: TimeSpan(900, 4000), text: "new")])
    let recorded = try await library.store.recordUnlessEdited(step, of: library.video)
    #expect(try await library.shown() == expected)
    if let recorded {
      #expect(recorded.removed == heard.ids)
    } else {
      #expect(try await library.store.subtitles(of: library.video) == before)
    }
  }

  private func edited(_ edit: Edit) async throws -> TestLibrary {
    let library = try await TestLibrary()
    let cue = try #require(
      try await library.hear(TimeSpan(0, 10_000), [("old", TimeSpan(1000, 2000))]).ids[0])
    try await edit(library, cue)
    return library
  }
}
