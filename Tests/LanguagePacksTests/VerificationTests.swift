import Foundation
import Glibc
import TestSupport
import Testing

@testable import LanguagePacks

struct VerificationTests {
  @Test func aPackAsItsManifestSaysIsWhole() throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    try folder.write("more", to: "one/notes.txt")
    try folder.store.verify(pack)
  }

  /// What is done to a whole pack, and which fault that is.
  static let damages: [(name: String, damage: @Sendable (URL) throws -> Void, code: PackError.Code)] = [
    ("one bit flipped", { try Data("abb".utf8).write(to: $0) }, .alteredFile),
    ("one byte more", { try Data("abcd".utf8).write(to: $0) }, .alteredFile),
    ("one byte less", { try Data("ab".utf8).write(to: $0) }, .alteredFile),
    ("removed", { try FileManager.default.removeItem(at: $0) }, .missingFile),
    (
      "a folder instead",
      {
        try FileManager.default.removeItem(at: $0)
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
      }, .alteredFile
    ),
    ("a link to a file outside", { try link($0, to: "../outside") }, .alteredFile),
    ("a link to nothing", { try link($0, to: "nothing") }, .missingFile),
    ("a link to itself", { try link($0, to: "model.bin") }, .missingFile),
  ]

  private static func link(_ place: URL, to target: String) throws {
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(
      atPath: place.path(percentEncoded: false), withDestinationPath: target)
  }

  @Test(arguments: damages)
  func aDamagedFileIsNamed(
    name: String, damage: @Sendable (URL) throws -> Void, code: PackError.Code
  ) throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    try folder.write("abc", to: "outside")
    try damage(folder.url("one/model.bin"))
    let error = #expect(throws: PackError.self) { try folder.store.verify(pack) }
    #expect(error?.code == code)
    #expect(error?.pack == "one")
    #expect(error?.file == "model.bin")
  }

  @Test func aFileThatIsReplacedAfterItWasFoundWholeIsReadAgain() throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    try folder.store.verify(pack)
    try folder.write("abd", to: "one/other.bin")
    try FileManager.default.removeItem(at: folder.url("one/model.bin"))
    try FileManager.default.moveItem(at: folder.url("one/other.bin"), to: folder.url("one/model.bin"))
    #expect(throws: PackError.self) { try folder.store.verify(pack) }
  }

  @Test func aLinkWithinThePackIsFollowed() throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    try folder.write("abc", to: "one/real.bin")
    try Self.link(folder.url("one/model.bin"), to: "real.bin")
    try folder.store.verify(pack)
  }

  @Test func thePackFolderItselfMayBeALink() throws {
    let (folder, elsewhere) = (try PackFolder(), try PackFolder())
    try elsewhere.install("one")
    try FileManager.default.createSymbolicLink(
      at: folder.url("one"), withDestinationURL: elsewhere.url("one"))
    try folder.store.verify(folder.store.pack(named: "one"))
  }

  /// Its size is that of the file it stands for: only its kind tells that reading it would never end.
  @Test func aPipeIsNotOpened() throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    let place = folder.url("one/deep/empty.txt")
    try FileManager.default.removeItem(at: place)
    #expect(mkfifo(place.path(percentEncoded: false), 0o600) == 0)
    #expect(throws: PackError(.alteredFile, pack: "one", file: "deep/empty.txt", detail: "not a plain file"))
    {
      try folder.store.verify(pack)
    }
  }

  @Test func aManifestThatIsAPipeIsNotOpened() throws {
    let folder = try PackFolder()
    try folder.install("one")
    let manifest = folder.url("one/pack.json")
    try FileManager.default.removeItem(at: manifest)
    #expect(mkfifo(manifest.path(percentEncoded: false), 0o600) == 0)
    let error = #expect(throws: PackError.self) { try folder.store.pack(named: "one") }
    #expect(error?.code == .missingFile)
  }

  /// The superuser may read everything.
  @Test(.enabled(if: geteuid() != 0, "nothing is unreadable to the superuser"))
  func whatMayNotBeReadIsMissing() throws {
    let folder = try PackFolder()
    let pack = try folder.install("one")
    try #require(chmod(folder.url("one/model.bin").path(percentEncoded: false), 0o200) == 0)
    let error = #expect(throws: PackError.self) { try folder.store.verify(pack) }
    #expect(error?.code == .missingFile)
    #expect(error?.file == "model.bin")
    #expect(folder.store.availability(of: .speech) == .supported)
  }

  /// As `sha256sum` has it; the file is read in more than one piece.
  @Test func theDigestOfALargeFile() throws {
    let folder = try PackFolder()
    try folder.write(String(repeating: "a", count: 2_500_000), to: "a")
    let digest = try FileDigest.sha256(of: folder.url("a").path(percentEncoded: false))
    #expect(digest == "38a637965059125eeb67f54c30e7f48a61859a467a800ba09740ba48a924f2b9")
  }
}
