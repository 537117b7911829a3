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

    static func + (one: Cell, other: Cell) -> Cell {
      Cell(
        sentences: one.sentences + other.sentences, right: one.right + other.right,
        wrong: one.wrong + other.wrong)
    }
  }

  private(set) var cells: [String: [Int: Cell]] = [:]

  init() throws {
    var places: [String: Int] = [:]
    for line in try SharedData.lines("language/sentences.tsv").dropFirst() {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let (language, text) = (String(line[..<tab]), line[line.index(after: tab)...])
      places[language, default: -1] += 1
      if places[language, default: 0] % 2 == 1 { add(text, in: language) }
    }
  }

  /// A sentence is no case of a length that it does not have.
  private mutating func add(_ text: Substring, in language: String) {
    for length in Self.lengths where text.count >= length {
      let found = NLLanguageRecognizer.dominantLanguage(for: String(text.prefix(length)))
      var cell = cells[language]?[length] ?? Cell()
      cell.sentences += 1
      if found?.rawValue == language { cell.right += 1 } else if found != nil { cell.wrong += 1 }
      cells[language, default: [:]][length] = cell
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
