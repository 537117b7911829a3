import Foundation
import Glibc
import TestSupport
import Testing

@testable import LanguagePacks

/// What imports and removals leave that were killed, or are still at work.
@Suite struct ImportLeftoversTests {
  private let room: ImportRoom

  init() throws { room = try ImportRoom() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).sorted() }
  }

  private func leave(_ names: [String]) throws {
    for name in names {
      let place = room.packs.store.folder.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: place.appending(path: "vocab.json"))
    }
  }

  @Test func theNextImportTakesAwayWhatKilledRunsLeft() async throws {
    try leave([".one.77.part", ".two.78.removed", ".somebody-elses"])
    _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "mine") { _ in }
    #expect(try names == [".somebody-elses", "mine"])
  }

  @Test func soDoesTheNextRemoval() async throws {
    _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "mine") { _ in }
    try leave([".one.77.part", ".two.78.removed"])
    try room.packs.store.removePack("mine")
    #expect(try names.isEmpty)
  }

  @Test func anImportUnderWayIsLeftAlone() async throws {
    _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "first") {
      (_) async throws(ImportError) in
      // While the first is tried, another one comes and goes.
      _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "second") { _ in }
    }
    #expect(try names == ["first", "second"])
  }

  @Test func ofTwoImportsOfOneNameOneIsInstalled() async throws {
    let error = await #expect(throws: ImportError.self) {
      _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "mine") {
        (_) async throws(ImportError) in
        _ = try await room.packs.store.importPack(room.folder, from: "en", to: "es", name: "mine") { _ in }
      }
    }
    #expect(error?.code == .idTaken && error?.detail == "mine")
    #expect(try names == ["mine"])
    try room.packs.store.verify(try room.packs.store.pack(named: "mine"))
  }

  @Test func anImportThatIsCancelledLeavesNothing() async throws {
    let work = Task { [store = room.packs.store, folder = room.folder] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await store.importPack(folder, from: "en", to: "es", name: "mine") { _ in }
    }
    let error = await #expect(throws: ImportError.self) { try await work.value }
    #expect(error?.code == .cancelled)
    #expect(try names.isEmpty)
  }
}
