import Foundation
import TestSupport
import Testing

@testable import LanguagePacks

struct ManifestTests {
  @Test func everythingOfAManifestIsRead() throws {
    let pack = try Pack(manifest: Data(PackFolder.manifest(id: "one").utf8), id: "one")
    #expect(pack.kind == .speech)
    #expect(pack.languages.source == ["en"])
    #expect(pack.files.map(\.path) == ["model.bin", "deep/empty.txt"])
    #expect(pack.quality == [Pack.Quality(set: "a set", metric: "chrF", value: 41.5)])
    #expect(
      pack.parameters == [
        "beams": .number(4), "quick": .flag(true), "ids": .list([.number(1), .text("two")]),
        "deep": .table(["pad": .number(0.5)]),
      ])
    let again = try Pack(manifest: JSONEncoder().encode(pack), id: "one")
    #expect(again == pack)
  }

  /// A manifest that must be refused, and a part of what the error says.
  struct BadManifest: CustomTestStringConvertible {
    var name: String
    var manifest: Data
    var detail: String

    init(_ name: String, _ manifest: String, _ detail: String) {
      self.init(name, Data(manifest.utf8), detail)
    }

    init(_ name: String, _ manifest: Data, _ detail: String) {
      (self.name, self.manifest, self.detail) = (name, manifest, detail)
    }

    var testDescription: String { name }
  }

  static let badManifests: [BadManifest] = [
    BadManifest("no JSON", "hello", ""),
    BadManifest("empty", "", ""),
    BadManifest("cut off", String(PackFolder.manifest(id: "one").dropLast(20)), ""),
    BadManifest("a list", "[]", ""),
    BadManifest("null", "null", ""),
    BadManifest("no text", Data([0xFF, 0xC0, 0x00, 0x80]), ""),
    BadManifest("very deep", String(repeating: "[", count: 100_000), ""),
    BadManifest("too long", String(repeating: " ", count: Pack.manifestLimit) + "{}", "bytes"),
    BadManifest("nothing in it", "{}", "format"),
    BadManifest("a later format", PackFolder.manifest(id: "one", format: "2"), "format 2"),
    BadManifest("a later format that looks different", #"{"format": 7, "pack": {}}"#, "format 7"),
    BadManifest("format as text", PackFolder.manifest(id: "one", format: #""1""#), "format"),
    BadManifest("another id than the folder", PackFolder.manifest(id: "two"), "id two"),
    BadManifest("unknown kind", PackFolder.manifest(id: "one", kind: "spell"), "spell"),
    BadManifest("speech of no language", PackFolder.manifest(id: "one", languages: "{}"), "source"),
    BadManifest(
      "translation to no language",
      PackFolder.manifest(id: "one", kind: "translation", languages: #"{"source": ["en"]}"#), "target"
    ),
    BadManifest(
      "no language tag", PackFolder.manifest(id: "one", languages: #"{"source": ["../en"]}"#),
      "language ../en"),
    BadManifest(
      "empty language tag", PackFolder.manifest(id: "one", languages: #"{"source": [""]}"#), "language"),
    BadManifest("very deep parameters", with("0.5", deepList), ""),
    BadManifest("null parameter", with(#""beams": 4"#, #""beams": null"#), ""),
    BadManifest("no files", PackFolder.manifest(id: "one", files: "[]"), "no files"),
    BadManifest("the same file twice", with("deep/empty.txt", "model.bin"), "model.bin twice"),
    BadManifest("an absolute path", with("model.bin", "/etc/passwd"), "path /etc/passwd"),
    BadManifest("a path upwards", with("model.bin", "../model.bin"), "path ../model.bin"),
    BadManifest("a path up in the middle", with("model.bin", "a/../../b"), "path a/../../b"),
    BadManifest("a path with a dot", with("model.bin", "./model.bin"), "path ./model.bin"),
    BadManifest("an empty path", with("model.bin", ""), "path"),
    BadManifest("a folder", with("model.bin", "deep/"), "path deep/"),
    BadManifest("a doubled slash", with("model.bin", "deep//x"), "path deep//x"),
    BadManifest("a path with a null", with("model.bin", #"a\u0000b"#), "path"),
    BadManifest("the manifest itself", with("model.bin", "pack.json"), "path pack.json"),
    BadManifest("a negative size", with(#""size": 3"#, #""size": -3"#), "size -3"),
    BadManifest("a broken size", with(#""size": 3"#, #""size": 3.5"#), ""),
    BadManifest("an endless size", with(#""size": 3"#, #""size": 1e99"#), ""),
    BadManifest("a short digest", with(PackFolder.abc, "ba78"), "sha256"),
    BadManifest("a digest in capitals", with(PackFolder.abc, PackFolder.abc.uppercased()), "sha256"),
    BadManifest(
      "a digest of other letters", with(PackFolder.abc, "g" + PackFolder.abc.dropFirst()), "sha256"),
  ]

  private static let deepList =
    String(repeating: "[", count: 100_000) + "1" + String(repeating: "]", count: 100_000)

  private static func with(_ old: String, _ new: String) -> String {
    PackFolder.manifest(id: "one").replacingOccurrences(of: old, with: new)
  }

  @Test(arguments: badManifests)
  func badManifestIsRefused(bad: BadManifest) {
    let error = #expect(throws: PackError.self) { try Pack(manifest: bad.manifest, id: "one") }
    #expect(error?.code == .badManifest)
    #expect(error?.pack == "one")
    #expect(bad.detail.isEmpty || error?.detail.contains(bad.detail) == true, "\(error?.detail ?? "")")
  }

  @Test(arguments: ["", ".", "..", "../one", "a/b", "/one", ".hidden", "One", "ｏｎｅ", "a b", "a\n", "-one"])
  func namesThatAreNoPack(name: String) {
    #expect(!Pack.isID(name))
    #expect(throws: PackError(.notInstalled, pack: name)) {
      try PackStore(home: FileManager.default.temporaryDirectory).pack(named: name)
    }
  }

  @Test func anIDHasAtMost64Letters() {
    #expect(Pack.isID(String(repeating: "a", count: 64)))
    #expect(!Pack.isID(String(repeating: "a", count: 65)))
  }
}
