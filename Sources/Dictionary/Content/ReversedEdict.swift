/// EDICT, which goes from Japanese to English, turned round: Japanese words for English ones.
///
/// A line has the English word in small letters, what the Japanese words are, and these, with tabs between; the lines are
/// sorted by the English words. It says less than an entry of FreeDict, and is asked only for words that has not.
struct ReversedEdict: Sendable {
  private let lines: SortedLines

  /// The file of a pack of the engine `edict-reversed`.
  static let file = "english-japanese.tsv"

  /// Reads the file; throws `unreadable`.
  init(_ path: String) throws(DictionaryError) {
    lines = SortedLines(try OpenFile(path).contents(), keyEnd: UInt8(ascii: "\t"))
  }

  /// The meanings of a word in small letters, one for each part of speech.
  func senses(of word: String) -> [JapaneseSense] {
    lines.lines(for: word).compactMap { line in
      let cells = String(decoding: line, as: UTF8.self).split(separator: "\t")
      guard cells.count == 3 else { return nil }
      return JapaneseSense(
        partOfSpeech: PartOfSpeech(rawValue: String(cells[1])),
        glosses: cells[2].split(separator: "、").map(String.init), notes: [])
    }
  }
}
