import Subtitles
import TestSupport
import Testing

@testable import Library

struct EditingTests {
  /// Cues `one` 0…1000 and `two` 1000…2000, with translations.
  private func library() async throws -> (TestLibrary, [Cue.ID]) {
    let library = try await TestLibrary()
    let cues: [SettledStep.NewCue] = [
      .init(
        span: TimeSpan(0, 1000), text: "one big cat",
        words: [
          Word("one", TimeSpan(0, 300), confidence: 1), Word("big", TimeSpan(300, 600), confidence: 1),
          Word("cat", TimeSpan(600, 900), confidence: 1),
        ], translation: .done("一")),
      .init(span: TimeSpan(1000, 2000), text: "two", translation: .done("二")),
    ]
    let recorded = try await library.store.record(
      SettledStep(ranges: TimelineRanges([TimeSpan(0, 10_000)]), cues: cues), of: library.video)
    return (library, recorded.ids.compactMap { $0 })
  }

  @Test(arguments: [
    ("text", CueEdit(text: "new"), "new 0…1000", CueTranslation.pending),
    ("text and translation", CueEdit(text: "new", translation: "新"), "new 0…1000", .done("新")),
    ("translation", CueEdit(translation: "新"), "one big cat 0…1000", .done("新")),
    ("start", CueEdit(start: Timestamp(milliseconds: 100)), "one big cat 100…1000", .done("一")),
    ("end", CueEdit(end: Timestamp(milliseconds: 500)), "one big cat 0…500", .done("一")),
    (
      "the same text with another time", CueEdit(text: "one big cat", end: Timestamp(milliseconds: 9)),
      "one big cat 0…9", .done("一")
    ),
    ("no translation at all", CueEdit(translation: ""), "one big cat 0…1000", .done("")),
  ])
  func anEditChangesWhatItSays(
    case: String, edit: CueEdit, brief: String, translation: CueTranslation
  ) async throws {
    let (library, ids) = try await library()
    let before = try await library.store.subtitles(of: library.video)
    let outcome = try await library.store.edit(ids[0], of: library.video, edit)
    let cue = try #require(outcome.cues.first)
    #expect(cue.brief == brief && cue.translation == translation && cue.isEdited)
    #expect(outcome.canUndo && !outcome.canRedo && outcome.removed.isEmpty)
    #expect(outcome.revision == before.revision + 1)

    let undone = try await library.store.undo(library.video)
    #expect(undone.cues == [before.cues[0]])
    #expect(!undone.canUndo && undone.canRedo)
    let redone = try await library.store.redo(library.video)
    #expect(redone.cues == [cue])
    #expect(redone.canUndo && !redone.canRedo)
  }

  @Test func theWordsFollowTheText() async throws {
    let (library, ids) = try await library()
    let edited = try await library.store.edit(ids[0], of: library.video, CueEdit(text: "one fat cat"))
    let words = try #require(edited.cues.first?.cue.words)
    #expect(words.map(\.text) == ["one", "fat", "cat"])
    #expect(words.map(\.span) == [TimeSpan(0, 300), TimeSpan(300, 600), TimeSpan(600, 900)])
    let undone = try await library.store.undo(library.video)
    #expect(undone.cues.first?.cue.words.map(\.text) == ["one", "big", "cat"])
    #expect(undone.cues.first?.cue.words.map(\.confidence) == [1, 1, 1])
  }

  @Test func anEditThatChangesNothingIsNone() async throws {
    let (library, ids) = try await library()
    let before = try await library.store.subtitles(of: library.video)
    let outcome = try await library.store.edit(ids[0], of: library.video, CueEdit(text: "one big cat"))
    #expect(outcome.cues == [before.cues[0]] && !outcome.canUndo && outcome.revision == before.revision)
  }

  @Test func aCueWithoutADurationIsRefused() async throws {
    let (library, ids) = try await library()
    let edit = await #expect(throws: LibraryError.self) {
      try await library.store.edit(ids[0], of: library.video, CueEdit(start: Timestamp(milliseconds: 1000)))
    }
    #expect(edit?.code == .emptySpan)
    let insertion = await #expect(throws: LibraryError.self) {
      try await library.store.insert(TimeSpan(5, 5), text: "x", into: library.video)
    }
    #expect(insertion?.code == .emptySpan)
    #expect(try await !library.store.subtitles(of: library.video).canUndo)
  }

  @Test func aDeletionIsTakenBack() async throws {
    let (library, ids) = try await library()
    let deleted = try await library.store.delete(ids[0], of: library.video)
    #expect(deleted.removed == [ids[0]] && deleted.cues.isEmpty)
    #expect(try await library.shown() == ["two 1000…2000"])
    let again = await #expect(throws: LibraryError.self) {
      try await library.store.delete(ids[0], of: library.video)
    }
    #expect(again?.code == .notFound)
    #expect(try await library.store.undo(library.video).cues.map(\.id) == [ids[0]])
    #expect(try await library.shown() == ["one big cat 0…1000", "two 1000…2000"])
    #expect(try await library.store.redo(library.video).removed == [ids[0]])
    #expect(try await library.shown() == ["two 1000…2000"])
  }

  @Test func anAdditionIsTakenBack() async throws {
    let (library, _) = try await library()
    let added = try await library.store.insert(TimeSpan(500, 700), text: "new", into: library.video)
    let cue = try #require(added.cues.first)
    #expect(cue.isEdited && cue.translation == .pending && cue.cue.words.isEmpty)
    #expect(try await library.shown() == ["one big cat 0…1000", "new 500…700", "two 1000…2000"])
    #expect(try await library.store.undo(library.video).removed == [cue.id])
    #expect(try await library.shown() == ["one big cat 0…1000", "two 1000…2000"])
    #expect(try await library.store.redo(library.video).cues == [cue])
    let translated = try await library.store.insert(
      TimeSpan(3000, 3100), text: "x", translation: "y", into: library.video)
    #expect(translated.cues.first?.translation == .done("y"))
  }

  @Test func editsAreTakenBackInTheirOrder() async throws {
    let (library, ids) = try await library()
    for (cue, text) in [(0, "a"), (1, "b"), (0, "c")] {
      _ = try await library.store.edit(ids[cue], of: library.video, CueEdit(text: text))
    }
    var states: [[String]] = []
    for step in 0..<8 {
      let outcome =
        step < 4 ? try await library.store.undo(library.video) : try await library.store.redo(library.video)
      states.append(
        try await library.shown().map { String($0.prefix(3)) } + [outcome.cues.isEmpty ? "-" : "+"])
    }
    #expect(
      states == [
        ["a 0", "b 1", "+"], ["a 0", "two", "+"], ["one", "two", "+"], ["one", "two", "-"],
        ["a 0", "two", "+"], ["a 0", "b 1", "+"], ["c 0", "b 1", "+"], ["c 0", "b 1", "-"],
      ])
  }

  @Test func aNewEditEndsWhatCouldBeMadeAgain() async throws {
    let (library, ids) = try await library()
    let added = try await library.store.insert(TimeSpan(500, 700), text: "new", into: library.video)
    let cue = try #require(added.cues.first?.id)
    _ = try await library.store.undo(library.video)
    let outcome = try await library.store.edit(ids[0], of: library.video, CueEdit(text: "a"))
    #expect(outcome.canUndo && !outcome.canRedo)
    #expect(try await library.store.redo(library.video).cues.isEmpty)
    let rows: [Int] = try await library.store.read { connection in
      try connection.all("SELECT id FROM cues WHERE id = ?1", cue.number) { (row) throws(DatabaseError) in
        try row[0]
      }
    }
    #expect(rows.isEmpty, "a cue that can come back no more is gone")
  }

  @Test func historyOutlivesTheProcessAndIsEachVideosOwn() async throws {
    let (library, ids) = try await library()
    let other = try await TestLibrary.add("other", to: library.store)
    _ = try await library.store.edit(ids[0], of: library.video, CueEdit(text: "a"))
    let store = try LibraryStore(at: library.folder.file("library.sqlite"), now: TestLibrary.now)
    #expect(try await store.undo(other).cues.isEmpty)
    #expect(try await store.subtitles(of: library.video).canUndo)
    #expect(try await store.undo(library.video).cues.first?.cue.text == "one big cat")
  }

  @Test func aTranslationThatComesLateIsThereAfterUndoing() async throws {
    let library = try await TestLibrary()
    let id = try #require(try await library.hear(TimeSpan(0, 1000), [("old", TimeSpan(0, 100))]).ids[0])
    func translate(_ text: String) async throws {
      let translated = SettledStep.Translated(cue: id, text: text, translation: .done("訳 \(text)"))
      try await library.store.record(SettledStep(translations: [translated]), of: library.video)
    }
    _ = try await library.store.edit(id, of: library.video, CueEdit(text: "new"))
    try await translate("old")
    #expect(try await library.store.cue(id, of: library.video).translation == .pending)
    try await translate("new")
    #expect(try await library.store.cue(id, of: library.video).translation == .done("訳 new"))
    #expect(try await library.store.undo(library.video).cues.first?.translation == .done("訳 old"))
    #expect(try await library.store.redo(library.video).cues.first?.translation == .done("訳 new"))
  }
}
