import Foundation
import NaturalLanguage
import TestSupport

/// How sentences of the shared test data are judged, cut to some length.
///
/// They are those at odd places, counted from 0 within each language: the others were used to choose the numbers.
struct SentenceTable {
  static let lengths = [5, 10, 20, 40]

  struct Cell {
    var sentences = 0
    var right = 0
    var wrong = 0

    var rightShare: Double { Double(right) / Double(max(1, sentences)) }
    var wrongOfDecided: Double { Double(wrong) / Double(max(1, right + wrong)) }

    /// Counts one more, and what it was taken for.
    mutating func add(_ language: NLLanguage, _ found: NLLanguage?) {
      sentences += 1
      if found == language { right += 1 } else if found != nil { wrong += 1 }
    }

    static func + (one: Cell, other: Cell) -> Cell {
      Cell(
        sentences: one.sentences + other.sentences, right: one.right + other.right,
        wrong: one.wrong + other.wrong)
    }
  }

  private(set) var cells: [String: [Int: Cell]] = [:]

  init() throws {
    for (language, text) in try Self.sentences() {
      // A sentence is no case of a length that it does not have.
      for length in Self.lengths where text.count >= length {
        let found = NLLanguageRecognizer.dominantLanguage(for: String(text.prefix(length)))
        cells[language.rawValue, default: [:]][length, default: Cell()].add(language, found)
      }
    }
  }

  /// The sentences that are judged, with their languages.
  static func sentences() throws -> [(language: NLLanguage, text: Substring)] {
    var places: [String: Int] = [:]
    return try SharedData.lines("language/sentences.tsv").dropFirst().compactMap { line in
      guard let tab = line.firstIndex(of: "\t") else { return nil }
      let language = String(line[..<tab])
      places[language, default: -1] += 1
      let text = Substring(line[line.index(after: tab)...])
      return places[language, default: 0] % 2 == 1 ? (NLLanguage(language), text) : nil
    }
  }

  /// All languages together.
  func total(_ length: Int) -> Cell {
    cells.values.compactMap { $0[length] }.reduce(Cell(), +)
  }

  /// As the record has it: right and wrong of how many.
  var markdown: String {
    func row(_ name: String, _ cell: (Int) -> Cell) -> String {
      let columns = Self.lengths.map { length in
        let cell = cell(length)
        return "\(cell.right) · \(cell.wrong) of \(cell.sentences)"
      }
      return "| \(name) | \(columns.joined(separator: " | ")) |"
    }
    let rows = cells.sorted { $0.key < $1.key }.map { name, cells in row(name) { cells[$0] ?? Cell() } }
    return (rows + [row("all", total)]).joined(separator: "\n")
  }
}
