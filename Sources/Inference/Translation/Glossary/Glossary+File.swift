extension Glossary {
  /// Reads a file of tab-separated values: source, target, and a case rule (`sensitive`, `insensitive`,
  /// `as-first-letter`), which may be left off.
  ///
  /// Blank lines and lines that begin with `#` are passed over; so is a byte order mark. The encoding is UTF-8, the line
  /// ends are LF or CRLF. Throws the first line's `GlossaryError`.
  package init(tabSeparated bytes: some Sequence<UInt8>) throws(GlossaryError) {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else {
      throw GlossaryError(.notUTF8, line: 0)
    }
    var entries: [Entry] = []
    var known: [String: (entry: Entry, line: Int)] = [:]
    let whole = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    for (index, line) in whole.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let number = index + 1
      guard let entry = try Self.entry(line, number) else { continue }
      if let earlier = known[entry.source] {
        if earlier.entry == entry { continue }
        throw GlossaryError(.contradiction(earlier: earlier.line), line: number)
      }
      known[entry.source] = (entry, number)
      entries.append(entry)
    }
    self.init(entries: entries)
  }

  private static func entry(_ line: Substring, _ number: Int) throws(GlossaryError) -> Entry? {
    if line.first == "#" || line.allSatisfy(\.isWhitespace) { return nil }
    var columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(trimmed)
    // Tables come with blank columns at the end.
    while columns.count > 3, columns.last?.isEmpty == true { columns.removeLast() }
    guard (2...3).contains(columns.count) else {
      throw GlossaryError(.columns(found: columns.count), line: number)
    }
    guard !columns[0].isEmpty, !columns[1].isEmpty else { throw GlossaryError(.blank, line: number) }
    var rule = CaseRule.sensitive
    if columns.count == 3, !columns[2].isEmpty {
      guard let named = CaseRule(rawValue: columns[2].lowercased()) else {
        throw GlossaryError(.unknownRule(columns[2]), line: number)
      }
      rule = named
    }
    return Entry(source: columns[0], target: columns[1], caseRule: rule)
  }

  private static func trimmed(_ column: Substring) -> String {
    var column = column
    while column.first?.isWhitespace == true { column.removeFirst() }
    while column.last?.isWhitespace == true { column.removeLast() }
    return String(column)
  }
}
