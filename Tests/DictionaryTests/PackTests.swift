import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import Dictionary

/// Which packs the dictionary can do without, and what it says about broken ones.
@Suite(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
struct PackTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ packs: [DictionaryPack]) throws -> PackStore {
    let store = PackStore(home: folder.url)
    try FileManager.default.createDirectory(at: store.folder, withIntermediateDirectories: true)
    for pack in packs {
      let from = InstalledDictionary.store.folder.appending(path: pack.starter)
      try FileManager.default.copyItem(at: from, to: store.folder.appending(path: pack.starter))
    }
    return store
  }

  @Test func withoutAnyPackThereIsNone() throws {
    let error = #expect(throws: PackError.self) { try EnglishDictionary(packs: store([])) }
    #expect(error == PackError(.notInstalled, pack: "dictionary-en-ja-freedict"))
  }

  @Test func withoutADictionaryOtherPacksAreNone() throws {
    #expect(throws: PackError.self) {
      try EnglishDictionary(packs: store([.frequency, .pronunciation, .edict]))
    }
  }

  @Test func japaneseAlone() throws {
    let dictionary = try EnglishDictionary(packs: store([.freeDict]))
    let found = try dictionary.lookUp("dogs", in: ["hot", "dogs"], at: 1)
    let entry = try #require(found)
    #expect(entry.articles.map(\.headword) == ["dog"])
    #expect(entry.articles.first?.english.isEmpty == true)
    #expect(entry.articles.first?.rank == nil)
    #expect(entry.pronunciations.isEmpty)
    #expect(entry.phrase?.article.headword == "hot dog")
    #expect(dictionary.suggestions(for: "elefant").contains("elephant"))
  }

  @Test func whatFreeDictDoesNotHaveIsAdded() throws {
    let dictionary = try EnglishDictionary(packs: store([.freeDict, .wordNet, .edict]))
    let (wolf, dog) = (try dictionary.lookUp("wolf"), try dictionary.lookUp("dog"))
    #expect(wolf?.articles.first?.sources == [.edict, .wordNet])
    #expect(dog?.articles.first?.sources == [.freeDict, .wordNet])
  }

  @Test func englishAlone() throws {
    let found = try EnglishDictionary(packs: store([.wordNet])).lookUp("children")
    let entry = try #require(found)
    #expect(entry.articles.map(\.headword) == ["child"])
    #expect(entry.articles.first?.japanese.isEmpty == true)
  }

  @Test(arguments: DictionaryPack.allCases)
  func anAlteredPackIsRefused(pack: DictionaryPack) throws {
    let store = try store(DictionaryPack.allCases)
    let installed = try store.pack(named: pack.starter)
    let file = try #require(installed.pack.files.first)
    let place = URL(filePath: installed.path(of: file.path))
    var bytes = try Data(contentsOf: place)
    bytes[bytes.count / 2] ^= 0xFF
    try bytes.write(to: place)
    let error = #expect(throws: PackError.self) { try EnglishDictionary(packs: store) }
    #expect(error?.code == .alteredFile)
    #expect(error?.pack == pack.starter)
  }

  @Test(arguments: DictionaryPack.allCases)
  func aPackThatLostAFileIsRefused(pack: DictionaryPack) throws {
    let store = try store(DictionaryPack.allCases)
    let installed = try store.pack(named: pack.starter)
    let file = try #require(installed.pack.files.last)
    try FileManager.default.removeItem(atPath: installed.path(of: file.path))
    let error = #expect(throws: PackError.self) { try EnglishDictionary(packs: store) }
    #expect(error?.code == .missingFile)
  }
}
