extension Connection {
  /// How thorough a check is.
  enum Check: String {
    /// The structure of the file, all of which is read.
    case quick = "PRAGMA quick_check(10)"
    /// The indices and constraints besides.
    case thorough = "PRAGMA integrity_check(100)"
  }

  /// What is wrong with the file, in SQLite's words; empty when nothing is.
  ///
  /// Throws when it cannot be read for another reason than damage.
  func faults(_ check: Check) throws(DatabaseError) -> [String] {
    do {
      let words: [String] = try all(check.rawValue) { (row) throws(DatabaseError) in try row[0] }
      return words == ["ok"] ? try foreignFaults(check) : words
    } catch {
      guard error.isDamage else { throw error }
      return [error.message]
    }
  }

  /// The rows that name a row which is not there.
  private func foreignFaults(_ check: Check) throws(DatabaseError) -> [String] {
    guard check == .thorough else { return [] }
    return try all("PRAGMA foreign_key_check") { (row) throws(DatabaseError) in
      let (table, parent): (String, String) = (try row[0], try row[2])
      return "a row of \(table) without its row of \(parent)"
    }
  }
}
