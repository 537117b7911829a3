/// A dictionary in the form of the server dictd: an index of headwords, and their texts packed by dictzip.
///
/// Source: the manual page dictd(8), "DATABASE INDEX FORMAT" — a headword, the offset and the length of its text, with
/// tabs between; the numbers in base 64. May be asked from any thread.
struct DictdDatabase: Sendable {
  /// The headwords: small letters, sorted by their bytes.
  let headwords: SortedLines
  private let text: DictzipFile
  private let indexPath: String
  private let textPath: String

  /// Longer texts than this are not believed: the longest of WordNet has 11 kB.
  private static let longestText = 1 << 20

  /// Opens both files; throws `unreadable` or `badArchive`.
  init(index indexPath: String, text textPath: String) throws(DictionaryError) {
    headwords = SortedLines(try OpenFile(indexPath).contents(), keyEnd: UInt8(ascii: "\t"))
    text = try DictzipFile(textPath)
    self.indexPath = indexPath
    self.textPath = textPath
  }

  /// The text of every entry under a headword, in the order of the index; none when there is no such headword.
  ///
  /// Throws `badIndex`, `unreadable`, `damagedText`, or `badEntry` for a text that is not UTF-8.
  func texts(for headword: String) throws(DictionaryError) -> [String] {
    var found: [String] = []
    for line in headwords.lines(for: headword) {
      let bytes = try text.read(try place(line))
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw DictionaryError(.badEntry, file: textPath, detail: "\(headword): not UTF-8")
      }
      found.append(text)
    }
    return found
  }

  private func place(_ line: SortedLines.Line) throws(DictionaryError) -> Range<Int> {
    let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard cells.count >= 3, let start = DictdNumber.value(cells[1]), let length = DictdNumber.value(cells[2]),
      length <= Self.longestText, start <= text.length - length
    else {
      throw DictionaryError(
        .badIndex, file: indexPath, detail: String(decoding: line.prefix(200), as: UTF8.self))
    }
    return start..<start + length
  }
}
