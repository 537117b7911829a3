import Foundation
import TestSupport
import Testing

@testable import Dictionary

@Suite struct ReversedEdictTests {
  private func senses(of word: String, in text: String) throws -> [JapaneseSense] {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "table.tsv")
    return try ReversedEdict(file.path(percentEncoded: false)).senses(of: word)
  }

  @Test func aLineIsAMeaning() throws {
    let text = "spare\tnoun\tスペア、予備（よび）\nspare\tverb\t余す（あます）\ntea\tnoun\t茶（ちゃ）\n"
    let found = try senses(of: "spare", in: text)
    #expect(
      found == [
        JapaneseSense(partOfSpeech: .noun, glosses: ["スペア", "予備（よび）"], notes: []),
        JapaneseSense(partOfSpeech: .verb, glosses: ["余す（あます）"], notes: []),
      ])
    #expect(try senses(of: "spa", in: text).isEmpty)
  }

  @Test(arguments: ["tea\n", "tea\tnoun\n", "tea\tnoun\t茶\tmore\n", ""])
  func aLineOfAnotherFormIsNone(text: String) throws {
    #expect(try senses(of: "tea", in: text).isEmpty)
  }

  @Test(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
  func everyLineOfThePackIsRead() throws {
    let path = try InstalledDictionary.path(.edict, ReversedEdict.file)
    let lines = SortedLines(try OpenFile(path).contents(), keyEnd: UInt8(ascii: "\t"))
    let edict = try ReversedEdict(path)
    var (count, read, previous) = (0, 0, "")
    lines.forEachKey { key in
      count += 1
      let word = String(decoding: key, as: UTF8.self)
      if word != previous {
        read += edict.senses(of: word).count { $0.partOfSpeech != nil && !$0.glosses.isEmpty }
      }
      previous = word
    }
    #expect(count > 50_000)
    #expect(read == count)
  }
}
