import Foundation
import Testing

@testable import LanguagePacks

/// The manifests that are committed under `Packs/`, and the packs that set-up made of them.
struct StarterPacksTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Packs")

  static let ids: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.sorted()
  }()

  private static let isInstalled = ProcessInfo.processInfo.environment["JIMAKU_HOME"] != nil

  @Test func theStarterPacksAreThere() {
    #expect(Set(Self.ids).isSuperset(of: ["speech-en-moonshine-tiny", "vad-silero"]))
  }

  @Test(arguments: ids)
  func aCommittedManifestIsSoundAndInTheCatalogue(id: String) throws {
    let pack = try Pack(
      manifest: Data(contentsOf: Self.folder.appending(path: "\(id)/pack.json")), id: id)
    let entry = try #require(Catalogue.entries.first { $0.id == id })
    #expect(entry.kind == pack.kind)
    #expect(entry.source == pack.languages.source ?? [])
    #expect(entry.target == pack.languages.target ?? [])
  }

  @Test(.enabled(if: isInstalled, "JIMAKU_HOME names no packs: run Scripts/test"), arguments: ids)
  func anInstalledStarterPackIsWhole(id: String) throws {
    let store = PackStore.standard()
    try store.verify(store.pack(named: id))
  }
}
