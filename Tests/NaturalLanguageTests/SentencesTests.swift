import Foundation
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
}
