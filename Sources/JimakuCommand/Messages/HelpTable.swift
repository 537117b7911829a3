/// Two columns of text.
enum HelpTable {
  /// A line for each row; the second column begins at the same place in all of them.
  static func rows(_ rows: [(term: String, text: String)]) -> String {
    let width = rows.map { DisplayColumns.of($0.term) }.max() ?? 0
    return rows.map { term, text in
      term + String(repeating: " ", count: width - DisplayColumns.of(term) + 2) + text + "\n"
    }.joined()
  }
}
