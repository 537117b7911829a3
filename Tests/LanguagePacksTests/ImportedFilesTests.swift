import Foundation
import Glibc
import TestSupport
import Testing

@testable import LanguagePacks

/// What lies under the names of a model's files may be anything.
@Suite struct ImportedFilesTests {
  private let home: TemporaryFolder
  private let packs: PackFolder
  private let folder: URL

  init() throws {
    home = try TemporaryFolder()
    packs = try PackFolder()
    folder = try modelFolder(in: home)
  }

  private func imported() async throws -> InstalledPack {
    try await packs.store.importPack(folder, from: "en", to: "es") { _ in }
  }

  private func replace(_ name: String, _ make: (String) throws -> Void) throws {
    let place = folder.appending(path: name)
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
      #expect(try FileManager.default.contentsOfDirectory(atPath: packs.store.folder.path).isEmpty)
    }
  }

  @Test func aModelCardThatIsAPipeTellsNoLicence() async throws {
    try replace("README.md") { #expect(mkfifo($0, 0o600) == 0) }
    #expect(try await imported().pack.isLicenceKnown == false)
  }

  /// Caches of models hold links to files that stand elsewhere.
  @Test func linksToPlainFilesAreFollowed() async throws {
    for name in ["config.json", "vocab.json", "source.spm", "encoder_model.onnx"] {
      let blob = home.url.appending(path: "blob-\(name)")
      try FileManager.default.moveItem(at: folder.appending(path: name), to: blob)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: blob)
    }
    let pack = try await imported()
    try packs.store.verify(pack)
    var facts = stat()
    #expect(lstat(pack.folder.appending(path: "source.spm").path, &facts) == 0)
    #expect(facts.st_mode & S_IFMT == S_IFREG)
  }
}
