import Foundation
import Glibc
import TestSupport
import Testing

@testable import LanguagePacks

/// What lies under the names of a model's files may be anything.
@Suite struct ImportedFilesTests {
  private let room: ImportRoom

  init() throws { room = try ImportRoom() }

  private func imported() async throws -> InstalledPack {
    try await room.packs.store.importPack(room.folder, from: "en", to: "es") { _ in }
  }

  private func replace(_ name: String, _ make: (String) throws -> Void) throws {
    let place = room.folder.appending(path: name)
    if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
    try make(place.path)
  }

  /// None of these is waited for: a pipe that nobody writes to would never end, nor would a device of zeros.
  @Test(arguments: [
    "config.json", "generation_config.json", "vocab.json", "source.spm", "encoder_model.onnx",
    "encoder_model.onnx_data",
  ])
  func whatIsNoPlainFileIsRefusedByItsName(name: String) async throws {
    let kinds: [(String) throws -> Void] = [
      { #expect(mkfifo($0, 0o600) == 0) },
      { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true) },
      { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/zero") },
    ]
    for kind in kinds {
      try replace(name, kind)
      let error = await #expect(throws: ImportError.self) { _ = try await imported() }
      #expect(error?.code == .badFile && error?.detail == name)
      #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
    }
  }

  @Test(arguments: ["generation_config.json", "target_vocab.json", "encoder_model.onnx_data"])
  func aLinkThatLeadsNowhereIsNoFileThatMayBeMissing(name: String) async throws {
    try replace(name) { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "gone") }
    let error = await #expect(throws: ImportError.self) { _ = try await imported() }
    #expect(error?.code == .badFile && error?.detail == name)
  }

  /// Four terabytes of nothing, which no disk of these tests has room for: known before anything is copied.
  @Test func whatTheDiskHasNoRoomForIsNotCopied() async throws {
    try #require(truncate(room.folder.appending(path: "encoder_model.onnx").path, 1 << 42) == 0)
    let error = await #expect(throws: ImportError.self) { _ = try await imported() }
    #expect(
      error?.code == .cannotWrite
        && error?.detail == "\(room.packs.store.folder.path): No space left on device")
    #expect(try FileManager.default.contentsOfDirectory(atPath: room.packs.store.folder.path).isEmpty)
  }

  @Test func whatStandsInTheWayIsNamedInTheSystemsWords() async throws {
    let home = room.home.url.appending(path: "file")
    try Data().write(to: home)
    let store = PackStore(home: home)
    let error = await #expect(throws: ImportError.self) {
      _ = try await store.importPack(room.folder, from: "en", to: "es") { _ in }
    }
    #expect(error?.code == .cannotWrite && error?.detail == "\(store.folder.path): Not a directory")
  }

  /// The same in a pack: neither its files nor its manifest are read to know that they are not what they should be.
  @Test(arguments: ["pack.json", "source.spm"])
  func aFileOfAPackThatIsTooLargeIsNotRead(name: String) async throws {
    let given = try await imported().folder
    try #require(truncate(given.appending(path: name).path, 1 << 42) == 0)
    let error = await #expect(throws: ImportError.self) {
      _ = try await room.packs.store.importPack(given, from: "en", to: "es", name: "second") { _ in }
    }
    #expect(error?.code == .badFile && error?.detail.hasPrefix(name) == true)
  }

  @Test func whatMayNotBeReadIsNotCalledDamaged() {
    #expect(
      ImportError(.unreachable(EACCES), folder: "m", file: "f")
        == ImportError(.closed, folder: "m", detail: "f"))
    #expect(ImportError(.notPlain, folder: "m", file: "f") == ImportError(.badFile, folder: "m", detail: "f"))
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is unreadable to the superuser"))
  func aClosedFolderIsCalledClosed() async throws {
    try #require(chmod(room.folder.path, 0) == 0)
    defer { chmod(room.folder.path, 0o700) }
    let error = await #expect(throws: ImportError.self) { _ = try await imported() }
    #expect(error == ImportError(.closed, folder: room.folder.path))
  }

  @Test func aModelCardThatIsAPipeTellsNoLicence() async throws {
    try replace("README.md") { #expect(mkfifo($0, 0o600) == 0) }
    #expect(try await imported().pack.isLicenceKnown == false)
  }

  /// Caches of models hold links to files that stand elsewhere.
  @Test func linksToPlainFilesAreFollowed() async throws {
    for name in ["config.json", "vocab.json", "source.spm", "encoder_model.onnx"] {
      let blob = room.home.url.appending(path: "blob-\(name)")
      try FileManager.default.moveItem(at: room.folder.appending(path: name), to: blob)
      try FileManager.default.createSymbolicLink(
        at: room.folder.appending(path: name), withDestinationURL: blob)
    }
    let pack = try await imported()
    try room.packs.store.verify(pack)
    var facts = stat()
    #expect(lstat(pack.folder.appending(path: "source.spm").path, &facts) == 0)
    #expect(facts.st_mode & S_IFMT == S_IFREG)
  }
}
