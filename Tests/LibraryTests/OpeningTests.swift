import Foundation
import Subtitles
import TestSupport
import Testing

@testable import Library

struct OpeningTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("library.sqlite")
  }

  /// A library with a video of many cues, closed again.
  private func makeLibrary() async throws {
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    let video = try await TestLibrary.add("talk", to: store)
    let cues = (0..<2000).map { number in
      SettledStep.NewCue(span: TimeSpan(number * 10, number * 10 + 10), text: "This is cue \(number).")
    }
    try await store.record(
      SettledStep(ranges: TimelineRanges([TimeSpan(0, 20_000)]), cues: cues), of: video)
  }

  /// Overwrites the last pages, which hold cues, in place: whoever has the file open has this one.
  private func damage(pagesFromEnd count: Int) throws {
    let handle = try FileHandle(forUpdating: file)
    let end = try handle.seekToEnd()
    try handle.seek(toOffset: end - UInt64(count) * 4096)
    try handle.write(contentsOf: Data(count: count * 4096))
    try handle.close()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
  }

  private func code(_ body: () async throws -> Void) async -> LibraryError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? LibraryError)?.code
    }
  }

  @Test func aNewLibraryIsMadeWithItsFolder() async throws {
    let deep = folder.file("one/two/library.sqlite")
    let store = try LibraryStore(at: deep, now: TestLibrary.now)
    #expect(store.setAside == nil)
    #expect(try await store.videos().isEmpty)
    #expect(try await store.integrityFaults() == [])
  }

  @Test func anEmptyFileIsANewLibrary() async throws {
    try Data().write(to: file)
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    #expect(store.setAside == nil)
    #expect(try await store.videos().isEmpty)
  }

  @Test func aClosedLibraryIsOneFile() async throws {
    try await makeLibrary()
    #expect(try names() == ["library.sqlite"])
  }

  @Test func whatWasWrittenIsThereAtTheNextOpening() async throws {
    try await makeLibrary()
    let store = try LibraryStore(at: file, now: TestLibrary.now)
    #expect(store.setAside == nil)
    #expect(try await store.subtitles(of: Video.ID(1)).cues.count == 2000)
  }

  @Test func aNewerLibraryIsRefusedAndLeftAlone() async throws {
    try await makeLibrary()
    try Connection(file.path(percentEncoded: false), for: .writing).run("PRAGMA user_version = 99")
    let before = try Data(contentsOf: file)
    let error = #expect(throws: LibraryError.self) { _ = try LibraryStore(at: file, now: TestLibrary.now) }
    #expect(error?.code == .newerSchema)
    #expect(error?.detail == "version 99, \(Migration.all.count) is the newest known")
    #expect(error?.path == file.path(percentEncoded: false))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    try Connection(file.path(percentEncoded: false), for: .writing).run("CREATE TABLE recipes (name)")
    let before = try Data(contentsOf: file)
    let error = #expect(throws: LibraryError.self) { _ = try LibraryStore(at: file, now: TestLibrary.now) }
    #expect(error?.code == .notALibrary)
    #expect(try Data(contentsOf: file) == before)
    #expect(try names() == ["library.sqlite"])
  }

  @Test func aFolderInItsPlaceIsAnError() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    #expect(await code { _ = try LibraryStore(at: file, now: TestLibrary.now) } == .cannotOpen)
  }

  @Test func aFileInPlaceOfItsFolderIsAnError() async throws {
    try folder.write("text", to: "file")
    let place = folder.file("file/library.sqlite")
    #expect(await code { _ = try LibraryStore(at: place, now: TestLibrary.now) } == .cannotOpen)
  }

  @Test(arguments: ["text", "header", "first page", "every third page", "cut in the middle"])
  func aDamagedFileIsSetAside(damage: String) async throws {
    try await makeLibrary()
    var bytes = try Data(contentsOf: file)
    let noise = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) })
    switch damage {
    case "text": bytes = Data(String(repeating: "This is no database.\n", count: 500).utf8)
    case "header": bytes.replaceSubrange(0..<16, with: noise.prefix(16))
    case "first page": bytes.replaceSubrange(100..<4096, with: noise.prefix(3996))
    case "every third page":
      for page in stride(from: 2, to: bytes.count / 4096, by: 3) {
        bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: noise)
      }
    default: bytes.removeLast(bytes.count / 2 / 4096 * 4096)
    }
    try bytes.write(to: file)

    let store = try LibraryStore(at: file, now: TestLibrary.now)
    let place = try #require(store.setAside)
    #expect(place.lastPathComponent == "library-damaged-20270115T080000Z.sqlite")
    #expect(try Data(contentsOf: place) == bytes)
    #expect(try await store.videos().isEmpty)
    _ = try await TestLibrary.add("new", to: store)
    #expect(try LibraryStore(at: file, now: TestLibrary.now).setAside == nil)
  }

  @Test func theLogGoesWithItsFile() async throws {
    try await makeLibrary()
    // As another process would, this keeps the log there.
    let user = try LibraryStore(at: file, now: TestLibrary.now)
    _ = try await TestLibrary.add("in the log", to: user)
    let log = try Data(contentsOf: file.withSuffix("-wal"))
    try damage(pagesFromEnd: 20)
    let place = try #require(try LibraryStore(at: file, now: TestLibrary.now).setAside)
    #expect(!log.isEmpty)
    #expect(try Data(contentsOf: place.withSuffix("-wal")) == log)
    #expect(try await user.videos().map(\.title) == ["talk", "in the log"])
  }

  @Test func filesSetAsideInOneSecondAreAllKept() throws {
    let places = try (1...3).map { number in
      try folder.write("no database \(number)", to: "library.sqlite")
      return try #require(try LibraryStore(at: file, now: TestLibrary.now).setAside)
    }
    #expect(Set(places).count == 3)
    for (number, place) in zip(1..., places) {
      #expect(try String(contentsOf: place, encoding: .utf8) == "no database \(number)")
    }
  }

  @Test func damageThatShowsInUseIsFoundAtTheNextOpening() async throws {
    try await makeLibrary()
    try damage(pagesFromEnd: 20)
    let large = LibraryFile(url: file, checkedSize: 0)
    let store = try LibraryStore(large, now: TestLibrary.now)
    #expect(store.setAside == nil)
    #expect(await code { _ = try await store.subtitles(of: Video.ID(1)) } == .damaged)
    #expect(try await !store.integrityFaults().isEmpty)
    let next = try LibraryStore(large, now: TestLibrary.now)
    #expect(next.setAside != nil)
    #expect(try await next.videos().isEmpty)
    #expect(try LibraryStore(large, now: TestLibrary.now).setAside == nil)
  }
}
