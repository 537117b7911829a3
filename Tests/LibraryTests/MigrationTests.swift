import Foundation
import Subtitles
import TestSupport
import Testing

@testable import Library

struct MigrationTests {
  static let versions = Array(1...Migration.all.count)

  /// A database made of the frozen dump of a version.
  private func fixture(_ version: Int, in folder: TemporaryFolder) throws -> URL {
    let dump = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version-\(version).sql")
    let file = folder.file("library.sqlite")
    let connection = try Connection(file.path(percentEncoded: false), for: .writing)
    try connection.run(script: try String(contentsOf: dump, encoding: .utf8))
    return file
  }

  private func schema(_ connection: Connection) throws -> [String] {
    try connection.all("SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY name") {
      (row) throws(DatabaseError) in try row[0]
    }
  }

  @Test func migrationsAreNumberedInOrder() {
    #expect(Migration.all.map(\.version) == Self.versions)
  }

  /// A migration that was edited after its release leads to another schema than the dump of its version has.
  @Test(arguments: versions)
  func aMigrationStaysWhatItWas(version: Int) throws {
    let folder = try TemporaryFolder()
    let new = try Connection(folder.file("new.sqlite").path(percentEncoded: false), for: .writing)
    try Migrator(migrations: Array(Migration.all.prefix(version))).migrate(new)
    let frozen = try Connection(
      try fixture(version, in: folder).path(percentEncoded: false), for: .reading)
    #expect(try schema(new) == schema(frozen))
    #expect(try new.faults(.thorough) == [])
  }

  @Test(arguments: versions)
  func everyEarlierVersionKeepsWhatItHolds(version: Int) async throws {
    let folder = try TemporaryFolder()
    let store = try LibraryStore(at: try fixture(version, in: folder), now: TestLibrary.now)
    #expect(try await store.integrityFaults() == [])

    let videos = try await store.videos()
    #expect(videos.map(\.id.number) == [1, 2, 5])
    #expect(videos.map(\.title) == ["talk", "字幕 🎬", "a title"])
    #expect(videos.map(\.isMissing) == [false, true, false])
    #expect(videos.map(\.kind) == [.video, .audio, .audio])
    #expect(videos[0].preferences == JSONObject(#"{"audioTrack":2}"#))
    #expect(videos[0].lastWatched == Date(timeIntervalSince1970: 1_700_000_002))
    #expect(videos[0].position.milliseconds == 4500)
    #expect(videos[0].covered == (version >= 2 ? 0.5 : 0))
    let added = try await TestLibrary.add("new", to: store)
    #expect(added.number == 8, "identities are never given twice, not even after this")

    let subtitles = try await store.subtitles(of: Video.ID(1))
    #expect(subtitles.revision == (version >= 2 ? 12 : 0))
    #expect(
      subtitles.cues.map(\.brief)
        == (version >= 2 ? ["Good evening. 100…900", "Wait. 1000…1500", "Mine. 3000…3500"] : []))
    if version >= 2 { try await subtitlesOfVersion2(subtitles, store) }
    if version >= 3 { try await learningOfVersion3(store) }
    // What was there before the sources had names was heard of the track that was chosen.
    #expect(videos.map(\.lines) == [LineSource("sound:2"), .sound, .sound])
    let others = try await store.subtitles(of: Video.ID(1), from: LineSource("track:1"))
    #expect(others.cues.map(\.brief) == (version >= 4 ? ["Good day. 100…800"] : []))
  }

  private func subtitlesOfVersion2(_ subtitles: StoredSubtitles, _ store: LibraryStore) async throws {
    #expect(subtitles.ranges.spans == [TimeSpan(0, 15_000), TimeSpan(30_000, 45_000)])
    #expect(subtitles.cues.map(\.translation) == [.done("こんばんは。"), .pending, .none])
    #expect(subtitles.cues[0].cue.words.map(\.text) == ["Good", "evening."])
    #expect(subtitles.cues[0].cue.words.map(\.confidence) == [0.75, nil])
    #expect(try await store.undo(Video.ID(1)).removed == [Cue.ID(4)])
    #expect(try await store.undo(Video.ID(1)).cues.map(\.brief) == ["[Music] 2000…2500"])
    let first = try await store.undo(Video.ID(1))
    #expect(first.cues.map(\.cue.text) == ["Good morning."])
    #expect(first.cues.map(\.translation) == [.done("おはよう。")])
    #expect(!first.canUndo && first.canRedo)
  }

  private func learningOfVersion3(_ store: LibraryStore) async throws {
    let items = try await store.savedItems()
    #expect(items.map(\.content.text) == ["Wait.", "Good"])
    #expect(items[1].content.note == "a note" && items[1].content.cue == Cue.ID(1))
    #expect(try await store.words(["evening", "good"]).map(\.isKnown) == [true, false])
    #expect(try await store.settings() == JSONObject(#"{"size":2}"#))
  }
}

struct MigratorTests {
  private let first = Migration(version: 1, sql: "CREATE TABLE a (x); INSERT INTO a VALUES (1)")
  private let second = Migration(version: 2, sql: "CREATE TABLE b (x); INSERT INTO b SELECT x + 1 FROM a")
  private let broken = Migration(version: 2, sql: "CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)")

  @Test func onlyWhatIsMissingIsCarriedOut() throws {
    let test = try TestConnection()
    try Migrator(migrations: [first]).migrate(test.connection)
    try Migrator(migrations: [first, second]).migrate(test.connection)
    try Migrator(migrations: [first, second]).migrate(test.connection)
    let values: [Int] = try test.connection.all("SELECT x FROM a UNION ALL SELECT x FROM b") {
      (row) throws(DatabaseError) in try row[0]
    }
    #expect(values == [1, 2])
  }

  @Test func aMigrationThatFailsLeavesTheVersionBeforeIt() throws {
    let test = try TestConnection()
    let migrator = Migrator(migrations: [first, broken])
    #expect(throws: DatabaseError.self) { try migrator.migrate(test.connection) }
    #expect(try migrator.version(of: test.connection) == 1)
    #expect(throws: DatabaseError.self) { try test.connection.run("SELECT * FROM b") }
    try Migrator(migrations: [first, second]).migrate(test.connection)
    #expect(try migrator.version(of: test.connection) == 2)
  }

  @Test func aNewerVersionIsRefused() throws {
    let test = try TestConnection()
    try Migrator(migrations: [first, second]).migrate(test.connection)
    let error = #expect(throws: Migrator.NewerSchema.self) {
      try Migrator(migrations: [first]).migrate(test.connection)
    }
    #expect(error == Migrator.NewerSchema(found: 2, known: 1))
  }
}
