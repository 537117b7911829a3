import Foundation
import TestSupport
import Testing

@testable import Library

struct FilesTests {
  /// A row is a name, the looks at the disk in turn, and what is known then.
  ///
  /// A look is `path=content@modified …`, a video is `number path` with `-` in front when it is missing.
  static let cases: [(name: String, looks: [String], expected: [String])] = [
    ("new files", ["a=1 b=2"], ["1 a", "2 b"]),
    ("the same again", ["a=1 b=2", "a=1 b=2"], ["1 a", "2 b"]),
    ("renamed", ["a=1", "b=1"], ["1 b"]),
    ("deleted", ["a=1 b=2", "b=2"], ["-1 a", "2 b"]),
    ("deleted and back", ["a=1", "", "a=1"], ["1 a"]),
    ("deleted and back elsewhere", ["a=1", "", "c=1"], ["1 c"]),
    ("another content at the same path is another video", ["a=1", "a=2"], ["-1 a", "2 a"]),
    ("and the first one back", ["a=1", "a=2", "a=1"], ["1 a", "-2 a"]),
    ("moved away and replaced", ["a=1", "a=2 b=1"], ["1 b", "2 a"]),
    ("two that changed places", ["a=1 b=2", "a=2 b=1"], ["1 b", "2 a"]),
    ("three that went round", ["a=1 b=2 c=3", "a=3 b=1 c=2"], ["1 b", "2 c", "3 a"]),
    ("a copy is the same video, where it was", ["b=1", "a=1 b=1"], ["1 b"]),
    ("the copy alone", ["b=1", "a=1 b=1", "a=1"], ["1 a"]),
    ("two copies at first sight", ["b=1 a=1"], ["1 a"]),
  ]

  @Test(arguments: cases)
  func aContentKeepsItsVideo(name: String, looks: [String], expected: [String]) async throws {
    let library = try await EmptyLibrary()
    for look in looks { try await library.look(look) }
    #expect(try await library.listing() == expected)
  }

  @Test func whatBecameOfTheVideosIsTold() async throws {
    let library = try await EmptyLibrary()
    let first = try await library.look("a=1 b=2 c=3")
    #expect(first == FileChanges(added: [Video.ID(1), Video.ID(2), Video.ID(3)]))
    #expect(try await library.look("a=1 b=2 c=3").isEmpty)
    let second = try await library.look("a=1 d=3 e=4")
    #expect(second == FileChanges(added: [Video.ID(4)], changed: [Video.ID(3)], lost: [Video.ID(2)]))
  }

  @Test func whatIsNotUnderTheRootsIsNotMissing() async throws {
    let library = try await EmptyLibrary()
    try await library.look("one/a=1 one/deep/b=2 onetwo/c=3 two/d=4")
    try await library.look("", under: ["/videos/one"])
    #expect(try await library.listing() == ["-1 one/a", "-2 one/deep/b", "3 onetwo/c", "4 two/d"])
    try await library.look("", under: ["/videos/two/d"])
    #expect(try await library.listing() == ["-1 one/a", "-2 one/deep/b", "3 onetwo/c", "-4 two/d"])
    try await library.look("", under: ["/"])
    #expect(try await library.listing() == ["-1 one/a", "-2 one/deep/b", "-3 onetwo/c", "-4 two/d"])
  }

  @Test func aFileThatIsStillTheSameNeedNotBeRead() async throws {
    let library = try await EmptyLibrary()
    try await library.look("a=1 b=2")
    try await library.look("a=3")
    let known = try await library.store.knownFiles()
    let stamp = TestLibrary.file("a").stamp
    #expect(known.facts(of: "/videos/a", stamp)?.fingerprint == "3")
    #expect(known.facts(of: "/videos/b", stamp)?.fingerprint == "2", "a disk that is back is not read again")
    #expect(known.facts(of: "/videos/a", FileStamp(size: 10, modified: 1001)) == nil)
    #expect(known.facts(of: "/videos/a", FileStamp(size: 11, modified: 1000)) == nil)
    #expect(known.facts(of: "/videos/c", stamp)?.fingerprint == nil)
  }

  @Test func namesThatOnlyLookTheSameAreDifferentFiles() async throws {
    let library = try await EmptyLibrary()
    try await library.look("\u{E9}=1 e\u{301}=2")
    #expect(try await library.store.videos().count == 2)
    try await library.look("e\u{301}=1")
    let video = try await library.store.video(Video.ID(1))
    #expect(Array(video.path.utf8) == Array("/videos/e\u{301}".utf8))
  }

  @Test func everythingThatIsFoundIsStored() async throws {
    let library = try await EmptyLibrary()
    var file = TestLibrary.file("a")
    file.duration = 60_000
    file.kind = .audio
    _ = try await library.store.take([file], under: [], now: TestLibrary.now)
    file.duration = nil
    file.title = "A title"
    file.folder = "elsewhere"
    _ = try await library.store.take([file], under: [], now: .distantFuture)
    let video = try await library.store.video(Video.ID(1))
    #expect(video.title == "A title")
    #expect(video.folder == "elsewhere")
    #expect(video.kind == .audio)
    #expect(video.duration == 60_000, "an unknown length leaves the one that is known")
    #expect(video.added == TestLibrary.now)
    #expect(video.lastWatched == nil)
    #expect(video.preferences == .empty)
  }

  @Test(arguments: [
    "a\u{0}b", "🎬 字幕 👩‍👩‍👧", String(repeating: "x", count: 10_000), "", "'; DROP TABLE videos; --",
  ])
  func oddTitles(title: String) async throws {
    let library = try await EmptyLibrary()
    var file = TestLibrary.file("a")
    file.title = title
    file.folder = title
    file.path = "/" + title
    _ = try await library.store.take([file], under: [], now: TestLibrary.now)
    let video = try await library.store.video(Video.ID(1))
    #expect(Array(video.title.utf8) == Array(title.utf8))
    #expect(Array(video.path.utf8) == Array(("/" + title).utf8))
    #expect(try await library.store.knownFiles().facts(of: video.path, file.stamp)?.fingerprint == "a")
  }
}

/// A library without videos.
private struct EmptyLibrary {
  private let library: TestLibrary
  let store: LibraryStore

  init() async throws {
    library = try await TestLibrary()
    store = try LibraryStore(at: library.folder.file("empty.sqlite"), now: TestLibrary.now)
  }

  /// Takes in `path=content …`, all of it under `/videos`.
  @discardableResult
  func look(_ text: String, under roots: [String] = ["/videos"]) async throws -> FileChanges {
    let files = text.split(separator: " ").map { part in
      let sides = part.split(separator: "=").map(String.init)
      return TestLibrary.file(sides[0], content: sides[1])
    }
    return try await store.take(files, under: roots, now: TestLibrary.now)
  }

  func listing() async throws -> [String] {
    try await store.videos().map { video in
      "\(video.isMissing ? "-" : "")\(video.id.number) \(video.path.dropFirst("/videos/".count))"
    }
  }
}
