import Foundation
import NaturalLanguage
import TestSupport
import Testing

/// The bounds that were promised, and the table in the record, on sentences that had no part in choosing the numbers.
@Suite(
  .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
  .enabled(if: Model.isInstalled, "\(Model.reason)"))
struct SentencesTests {
  @Test func sentencesAreIdentifiedAsThePublishedTableSays() throws {
    let table = try SentenceTable()
    let record = URL(filePath: #filePath).appending(
      path: "../../../Decisions/0090-language-identification.md"
    ).standardizedFileURL

    #expect(try String(contentsOf: record, encoding: .utf8).contains(table.markdown), "\(table.markdown)")
    #expect(table.total(40).rightShare >= 0.98)
    for length in SentenceTable.lengths {
      #expect(table.total(length).wrongOfDecided <= 0.01, "at \(length) characters")
      #expect(table.total(length).sentences > 300)
    }
  }

  /// A hint is an app's belief, and the text knows better.
  @Test func aWrongHintMisleadsHardlyEver() throws {
    let languages: [NLLanguage] = [.german, .english, .spanish, .french, .dutch, .swedish]
    var cell = SentenceTable.Cell()
    for (language, text) in try SentenceTable.sentences() where language != .japanese && text.count >= 40 {
      for hint in languages where hint != language {
        let recognizer = NLLanguageRecognizer()
        recognizer.languageHints = [hint: 1]
        recognizer.processString(String(text.prefix(40)))
        cell.add(language, recognizer.dominantLanguage)
      }
    }
    #expect(cell.wrongOfDecided <= 0.01)
    #expect(cell.rightShare >= 0.95)
  }
}
