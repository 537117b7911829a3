import Dictionary
import Foundation
import LanguagePacks
import Testing

@testable import JimakuCommand

/// Command lines and what the real dictionaries answer.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["JIMAKU_HOME"] != nil,
    "JIMAKU_HOME names no packs: run Scripts/test"))
struct LocalWordDefinerTests {
  private func headwords(_ words: [String]) throws -> [String] {
    let store = PackStore.standard(environment: ProcessInfo.processInfo.environment)
    return try LocalWordDefiner(store: store).define(words).flatMap { definition -> [String] in
      switch definition {
      case .entry(let entry):
        [entry.phrase?.article.headword].compactMap(\.self) + entry.articles.map(\.headword)
      case .unknown(let word, _): ["?" + word]
      }
    }
  }

  @Test(arguments: [
    ("gave", ["give"]), ("gave up", ["give up"]), ("gave it up", ["give up"]), ("China", ["China"]),
    ("looking forward to", ["look forward to"]), ("dogs cats", ["dog", "cat"]),
    ("qwxyz dogs", ["?qwxyz", "dog"]),
    ("in fact dogs", ["in fact", "in", "in fact", "fact", "dog"]),
  ])
  func wordsAreOnePhraseOrSeveralWords(line: String, expected: [String]) throws {
    let found = try headwords(line.split(separator: " ").map(String.init))
    #expect(found == expected)
  }
}
