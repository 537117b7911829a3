import Foundation
import Testing

@testable import Inference

/// Lines as texts have them: dates, times, prices, units, versions, telephone numbers, addresses, files, placeholders, hashes, scores.
///
/// `kept-lines.tsv` has a line and the parts that must come out as they went in, with forms that Japanese has for the same,
/// parted by bars.
@Suite(
  "Numbers, codes and placeholders",
  .enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct KeptLinesTests {
  struct Line {
    var source: String
    var parts: [[String]]
  }

  private static func lines() throws -> [Line] {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/kept-lines.tsv").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { row in
      let columns = row.split(separator: "\t").map(String.init)
      return Line(
        source: columns[0],
        parts: columns.dropFirst().map { $0.split(separator: "|").map(String.init) })
    }
  }

  /// How often a part is in a text; a part of a longer number is not it.
  private static func count(_ part: String, in text: String) -> Int {
    text.ranges(of: part).count { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...]
      let goesOn =
        after.first.map { $0.isASCII && $0.isNumber } == true
        || after.first.map { ".,:".contains($0) } == true
          && after.dropFirst().first.map { $0.isASCII && $0.isNumber } == true
      let begins = part.first?.isNumber == true && before.map { $0.isASCII && $0.isNumber } == true
      return !begins && !(part.last?.isNumber == true && goesOn)
    }
  }

  private static func lost(_ line: Line, in text: String) -> [String] {
    Dictionary(grouping: line.parts, by: { $0 }).filter { forms, wanted in
      forms.reduce(0) { $0 + count($1, in: text) } < wanted.count
    }.keys.map { $0[0] }
  }

  @Test("come out as they went in, or the line is marked", arguments: [1, 4])
  func nothingIsLostUnmarked(beamSize: Int) throws {
    let lines = try Self.lines()
    let results = try TranslationFixture.engine().translate(
      lines.map(\.source), options: DecodingOptions(beamSize: beamSize))
    #expect(lines.count > 190)
    var marked = 0
    for (line, result) in zip(lines, results) {
      let lost = Self.lost(line, in: result.text)
      // What has no certain place stands in brackets, marked.
      #expect(lost.isEmpty, "\(line.source) | \(result.text) | \(lost)")
      if !result.marks.isEmpty { marked += 1 }
    }
    #expect(marked * 12 <= lines.count, "\(marked) of \(lines.count) are marked")
  }
}
