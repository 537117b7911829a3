import Foundation
import TestSupport
import Testing

@testable import LanguagePacks

struct PackStoreTests {
  private let english = Locale.Language(identifier: "en-GB")
  private let french = Locale.Language(identifier: "fr")

  static let homes: [(environment: [String: String], path: String)] = [
    (["JIMAKU_HOME": "/one", "XDG_DATA_HOME": "/two", "HOME": "/three"], "/one/packs/"),
    (["JIMAKU_HOME": "", "XDG_DATA_HOME": "/two", "HOME": "/three"], "/two/jimaku/packs/"),
    (["XDG_DATA_HOME": "two", "HOME": "/three"], "/three/.local/share/jimaku/packs/"),
    (["HOME": "/three"], "/three/.local/share/jimaku/packs/"),
  ]

  @Test(arguments: homes)
  func placeOfThePacks(environment: [String: String], path: String) {
    #expect(PackStore.standard(environment: environment).folder.path(percentEncoded: false) == path)
  }

  @Test func nothingIsInstalledWhereThereIsNoFolder() {
    let store = PackStore(home: URL(filePath: "/nonexistent/jimaku"))
    #expect(store.contents().packs.isEmpty)
    #expect(store.contents().faults.isEmpty)
    #expect(store.pack(.speech) == nil)
  }

  @Test func aListingHasTheGoodPacksAndTheFaultsOfTheOthers() throws {
    let folder = try PackFolder()
    try folder.install("b")
    try folder.install("a")
    try folder.install("no-file")
    try FileManager.default.removeItem(at: folder.url("no-file/model.bin"))
    try folder.install("too-short")
    try folder.write("ab", to: "too-short/model.bin")
    try folder.write("{", to: "bad/pack.json")
    try folder.write("abc", to: "half/model.bin")
    try folder.write("abc", to: ".staging.x/pack.json")
    try folder.write("no pack", to: "README.txt")
    let (packs, faults) = folder.store.contents()
    #expect(packs.map(\.pack.id) == ["a", "b"])
    #expect(
      faults.map { [$0.pack, $0.code.rawValue, $0.file ?? "-"] } == [
        ["bad", "badManifest", "-"], ["half", "missingFile", "pack.json"],
        ["no-file", "missingFile", "model.bin"], ["too-short", "alteredFile", "model.bin"],
      ])
  }

  @Test func aPackIsFoundByKindAndLanguages() throws {
    let folder = try PackFolder()
    try folder.install("speech")
    try folder.install("en-ja", kind: "translation", languages: #"{"source": ["en"], "target": ["ja"]}"#)
    try folder.install("vad", kind: "vad", languages: "{}")
    let store = folder.store
    #expect(store.pack(.speech, from: english)?.pack.id == "speech")
    #expect(store.pack(.speech, from: french) == nil)
    #expect(store.pack(.translation, from: english)?.pack.id == "en-ja")
    #expect(store.pack(.vad)?.pack.id == "vad")
    #expect(store.pack(.dictionary) == nil)
  }

  @Test func aWholePackGoesBeforeOneThatLostAFile() throws {
    let folder = try PackFolder()
    try folder.install("a")
    try FileManager.default.removeItem(at: folder.url("a/model.bin"))
    #expect(folder.store.pack(.speech, from: english)?.pack.id == "a")
    try folder.install("b")
    #expect(folder.store.pack(.speech, from: english)?.pack.id == "b")
  }

  @Test func availabilityHasThreeAnswers() throws {
    let folder = try PackFolder()
    let store = folder.store
    #expect(store.availability(of: .speech, from: english) == .supported)
    #expect(store.availability(of: .speech, from: french) == .unsupported)
    #expect(store.availability(of: .dictionary, from: english) == .supported)
    #expect(store.availability(of: .languageIdentification) == .supported)
    try folder.install("speech")
    #expect(store.availability(of: .speech, from: english) == .installed)
    try folder.write("ab", to: "speech/model.bin")
    #expect(store.availability(of: .speech, from: english) == .supported)
    try folder.install("french", languages: #"{"source": ["fr-FR"]}"#)
    #expect(store.availability(of: .speech, from: french) == .installed)
  }
}
