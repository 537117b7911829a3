import Foundation
import TestSupport
import Testing

@testable import Dictionary

@Suite struct DictdDatabaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("apple", ["apple\n    n 1: a fruit\n"]), ("café", ["café\n    n 1: コーヒー店\n"]),
    ("dog", ["dog\n    n 1: an animal\n", "dog\n    v 1: go after\n"]), ("do", []), ("dogs", []),
    ("zebra", []),
    ("", []), ("a\tA", []), ("dog\n", []),
  ])
  func entriesAreFoundByTheirHeadword(word: String, texts: [String]) throws {
    let database = try DictdDatabase(index: SmallDictionary.indexPath, text: SmallDictionary.textPath)
    #expect(try database.texts(for: word) == texts)
  }

  @Test(arguments: [
    ("a line without numbers", "dog\n"), ("one number", "dog\tA\n"), ("no digits", "dog\tA\t\n"),
    ("what is no digit", "dog\tA\t!\n"), ("a negative number", "dog\t-A\tB\n"), ("spaces", "dog\tA\t B\n"),
    ("behind the text", "dog\tEH\tB\n"), ("beyond the text", "dog\tA\tZZZ\n"),
    ("more than a machine counts", "dog\tA\t////////////////\n"),
    ("longer than anybody writes", "dog\tA\tEAAAB\n"),
    ("within a character", "dog\tDK\tB\n"),
  ])
  func whatMakesNoSenseIsAnError(name: String, index: String) throws {
    let database = try SmallDictionary.database(index: Data(index.utf8), in: folder)
    let error = #expect(throws: DictionaryError.self) { try database.texts(for: "dog") }
    #expect(error?.code == (name == "within a character" ? .badEntry : .badIndex))
  }

  @Test(arguments: [
    ("CRLF", "apple\tA\tY\r\ndog\tA\tF\r\n"), ("no line end at the end", "apple\tA\tY\ndog\tA\tF"),
    ("a fourth cell", "dog\tA\tF\tDog\n"), ("empty lines", "\n\ndog\tA\tF\n\n"),
  ])
  func otherFormsOfAnIndexAreRead(name: String, index: String) throws {
    let database = try SmallDictionary.database(index: Data(index.utf8), in: folder)
    #expect(try database.texts(for: "dog") == ["apple"])
  }

  @Test(arguments: [
    ("empty", Data()), ("one huge line", Data(repeating: 0x64, count: 4_000_000)),
    ("only tabs", Data(repeating: 0x09, count: 1000)), ("only line ends", Data(repeating: 0x0A, count: 1000)),
    ("every byte", Data((0...255).flatMap { (byte: UInt8) in [byte, 9, byte, 10] })),
    ("unsorted", Data("z\tA\tB\na\tA\tB\nm\tA\tB\n".utf8)),
  ])
  func aStrangeIndexFindsNothing(name: String, index: Data) throws {
    let database = try SmallDictionary.database(index: index, in: folder)
    #expect(try database.texts(for: "dog").isEmpty)
    #expect(!database.headwords.hasKey(beginningWith: "dogg"))
  }

  @Test func ofAHeadwordWithoutEndOnlyTheFirstEntriesAreRead() throws {
    let index = Data(String(repeating: "dog\tA\tF\n", count: 10_000).utf8)
    #expect(try SmallDictionary.database(index: index, in: folder).texts(for: "dog").count == 64)
  }

  @Test(arguments: [("A", 0), ("B", 1), ("/", 63), ("BA", 64), ("D5", 249), ("////////", (1 << 48) - 1)])
  func numbersAreInBase64(digits: String, value: Int) {
    #expect(DictdNumber.value(digits.utf8) == value)
  }

  @Test(arguments: ["", "=", "A=", " A", "é", "AAAAAAAAA"])
  func whatIsNoNumber(digits: String) {
    #expect(DictdNumber.value(digits.utf8) == nil)
  }
}
