import Testing

@testable import Dictionary

/// Every entry of both dictionaries: it is found, read, and nothing of it is lost.
@Suite(.enabled(if: InstalledDictionary.isInstalled, "\(InstalledDictionary.reason)"))
struct SweepTests {
  private func keys(_ lines: SortedLines) -> [String] {
    var keys: [String] = []
    lines.forEachKey { keys.append(String(decoding: $0, as: UTF8.self)) }
    return keys.filter { !$0.hasPrefix("00-database") && !$0.hasPrefix("00database") }
  }

  /// The bytes that say something: no white space, numbers, and marks of the form.
  private func substance(_ text: some StringProtocol) -> [UInt8] {
    text.utf8.filter { $0 > 0x20 && !($0 >= 0x30 && $0 <= 0x39) && !",.;\"".utf8.contains($0) }
  }

  @Test func freeDict() throws {
    let database = try DictdDatabase(
      index: InstalledDictionary.path(.freeDict, FreeDict.indexFile),
      text: InstalledDictionary.path(.freeDict, FreeDict.textFile))
    let dictionary = try InstalledDictionary.freeDict()
    var (count, previous) = (0, "")
    for key in keys(database.headwords) where key != previous {
      previous = key
      for text in try database.texts(for: key) {
        count += 1
        let entry = try #require(FreeDictEntry(text), "\(key)")
        let (head, body) = (text.prefix { $0 != "\n" }, text.drop { $0 != "\n" })
        #expect((entry.partOfSpeech != nil) == head.hasSuffix(">"), "\(key)")
        #expect(entry.pronunciations.allSatisfy { !$0.ipa.contains("/") }, "\(key)")
        let said = entry.senses.flatMap { $0.glosses + $0.notes }.joined()
        if entry.partOfSpeech != .suffix { #expect(substance(said) == substance(body), "\(key)") }
        #expect(!entry.senses.isEmpty || entry.partOfSpeech == .suffix, "\(key)")
        #expect(try dictionary.entries(for: entry.headword).contains(entry), "\(key)")
      }
    }
    #expect(count == 33_700)
  }

  @Test func wordNet() throws {
    let database = try DictdDatabase(
      index: InstalledDictionary.path(.wordNet, WordNet.indexFile),
      text: InstalledDictionary.path(.wordNet, WordNet.textFile))
    let dictionary = try InstalledDictionary.wordNet()
    var (count, meanings) = (0, 0)
    for key in keys(database.headwords) {
      let texts = try database.texts(for: key)
      let text = try #require(texts.first, "\(key)")
      let entry = try #require(WordNetEntry(text), "\(key)")
      count += 1
      meanings += entry.meanings.count
      let words = entry.meanings.flatMap { $0.sense.synonyms + $0.sense.antonyms }
      let ownNames = text.utf8.count { $0 == UInt8(ascii: "{") } - words.count
      #expect((0...entry.meanings.count).contains(ownNames), "\(key)")
      #expect(
        entry.meanings.allSatisfy { !$0.sense.definition.isEmpty || !$0.sense.examples.isEmpty }, "\(key)")
      #expect(entry.meanings.allSatisfy { $0.spelling.lowercased() == key }, "\(key)")
      let partsOfSpeech = Set(entry.meanings.map(\.sense.partOfSpeech))
      #expect(partsOfSpeech.allSatisfy { dictionary.has(key, as: $0) }, "\(key)")
    }
    // The counts of words and of word–sense pairs in WordNet's own statistics, wnstats(7WN).
    #expect(count == 147_306)
    #expect(meanings == 206_941)
  }
}
