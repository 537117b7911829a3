/// How common English words are: a line for each of the commonest, sorted by the words, with tabs between the word in
/// small letters, its rank from 1, and a hundred times its frequency on the Zipf scale.
///
/// The Zipf scale is the decimal logarithm of occurrences in a thousand million words.
struct FrequencyTable: Sendable {
  private let lines: SortedLines

  /// The file of a pack of the engine `frequency-table`.
  static let file = "frequency.tsv"

  /// Reads the file; throws `unreadable`.
  init(_ path: String) throws(DictionaryError) {
    lines = SortedLines(try OpenFile(path).contents(), keyEnd: UInt8(ascii: "\t"))
  }

  /// The rank of a word, or `nil` when it is not in the table.
  func rank(of word: String) -> Int? { number(1, of: word) }

  /// A hundred times the frequency on the Zipf scale; 0 for what is not in the table.
  func centizipf(of word: String) -> Int { number(2, of: word) ?? 0 }

  private func number(_ cell: Int, of word: String) -> Int? {
    guard let line = lines.lines(for: word).first else { return nil }
    let cells = line.split(separator: UInt8(ascii: "\t"))
    return cells.count > cell ? Int(String(decoding: cells[cell], as: UTF8.self)) : nil
  }
}
