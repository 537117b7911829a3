import Foundation
import TestSupport
import Testing

@testable import Dictionary

@Suite struct DictzipTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ bytes: [UInt8]) throws -> DictzipFile {
    try DictzipFile(folder.write(Data(bytes), to: "altered.dz").path(percentEncoded: false))
  }

  @Test func anyPartOfTheTextIsReadByItself() throws {
    let file = try DictzipFile(SmallDictionary.textPath)
    let text = Array(SmallDictionary.text.utf8)
    #expect(file.length == text.count)
    for start in 0...text.count {
      for end in start...text.count {
        #expect(try file.read(start..<end) == Array(text[start..<end]))
      }
    }
  }

  @Test func manyReadersShareAFile() async throws {
    let file = try DictzipFile(SmallDictionary.textPath)
    let text = Array(SmallDictionary.text.utf8)
    try await withThrowingTaskGroup { group in
      for start in text.indices {
        group.addTask {
          let part = try file.read(start..<text.count)
          #expect(part == Array(text[start...]))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aFileCutAnywhereIsRefused() throws {
    let whole = try SmallDictionary.packed
    for length in whole.indices {
      let error = #expect(throws: DictionaryError.self) { try open(Array(whole[..<length])) }
      #expect(error?.code == .badArchive, "\(length) bytes")
    }
  }

  @Test func aFileAlteredAnywhereIsRefusedOrReadsSomething() throws {
    let whole = try SmallDictionary.packed
    var refusals: [DictionaryError.Code: Int] = [:]
    for place in whole.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var altered = whole
        altered[place] ^= change
        do throws(DictionaryError) {
          let file = try DictzipFile(path(altered))
          let text = try file.read(0..<file.length)
          #expect(text.count == file.length)
        } catch {
          refusals[error.code, default: 0] += 1
        }
      }
    }
    #expect(Set(refusals.keys) == [.badArchive, .damagedText])
  }

  @Test(arguments: [
    ("a gzip file of another kind", [0x1F, 0x8B, 8, 0] + [UInt8](repeating: 0, count: 40)),
    ("zeros", [UInt8](repeating: 0, count: 100)), ("empty", []),
    (
      "an extra field without a table",
      [0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 2, 3, 4, 0, 65, 66, 0, 0] + [UInt8](repeating: 0, count: 20)
    ),
    (
      "a table that lies about its length",
      [0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 2, 3, 4, 0, 82, 65, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 20)
    ),
  ])
  func whatIsNoDictzipFileIsRefused(name: String, bytes: [UInt8]) throws {
    #expect(throws: DictionaryError.self) { try open(bytes) }
  }

  @Test func aFileThatBecomesShorterIsAnError() throws {
    let place = try folder.write(Data(SmallDictionary.packed), to: "shrinking.dz")
    let file = try DictzipFile(place.path(percentEncoded: false))
    try Data().write(to: place, options: [])
    let error = #expect(throws: DictionaryError.self) { try file.read(0..<file.length) }
    #expect(error?.code == .unreadable)
  }

  @Test func aMissingFileIsAnError() {
    let error = #expect(throws: DictionaryError.self) { try DictzipFile(folder.file("none").path) }
    #expect(
      error
        == DictionaryError(.unreadable, file: folder.file("none").path, detail: "No such file or directory"))
  }

  @Test func aFolderIsAnError() {
    #expect(throws: DictionaryError.self) { try DictzipFile(folder.url.path) }
  }

  private func path(_ bytes: [UInt8]) -> String {
    let place = folder.file("altered.dz")
    // A file that cannot be written shows as one that cannot be read.
    try? Data(bytes).write(to: place)
    return place.path(percentEncoded: false)
  }
}
