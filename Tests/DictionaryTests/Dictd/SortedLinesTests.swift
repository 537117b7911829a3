import Testing

@testable import Dictionary

@Suite struct SortedLinesTests {
  private let words = ["a", "ab", "abc", "b", "b", "ba", "z", "é"]

  private func lines(_ separator: String = "\n") -> SortedLines {
    SortedLines(Array(words.map { "\($0)\tx\(separator)" }.joined().utf8), keyEnd: UInt8(ascii: "\t"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func eachKeyIsFound(separator: String) {
    for word in words {
      let found = lines(separator).lines(for: word).map { String(decoding: $0, as: UTF8.self) }
      #expect(found == words.filter { $0 == word }.map { "\($0)\tx" })
      #expect(lines(separator).has(word))
    }
  }

  @Test(arguments: ["", "A", "aa", "abcd", "bb", "y", "zz", "ê", "x"])
  func whatIsNotThereIsNotFound(word: String) {
    #expect(lines().lines(for: word).isEmpty)
    #expect(!lines().has(word))
  }

  @Test(arguments: [
    ("a", true), ("ab", true), ("abcd", false), ("b", true), ("c", false), ("\u{C3}", false), ("", true),
  ])
  func beginningsAreFound(prefix: String, isThere: Bool) {
    #expect(lines().hasKey(beginningWith: prefix) == isThere)
  }

  @Test func keysComeInOrder() {
    var keys: [String] = []
    lines().forEachKey { keys.append(String(decoding: $0, as: UTF8.self)) }
    #expect(keys == words)
  }
}
