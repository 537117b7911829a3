extension Connection {
  /// How often one tries while other processes do the same.
  private static let attempts = 100

  /// Lets the database have a write-ahead log, so that reading and writing do not wait for each other.
  ///
  /// Throws `unsuitableFileSystem` where that is impossible.
  func useWriteAheadLog() throws {
    // The pragma answers with the mode that is in force, which is another one where this is impossible.
    let mode = try journalMode()
    guard mode == "wal" else {
      throw RequestFault(code: .unsuitableFileSystem, detail: "journal mode \(mode ?? "unknown")")
    }
    // What was acknowledged outlives a loss of power too, not only the end of the process.
    try run("PRAGMA synchronous = FULL")
  }

  private func journalMode() throws -> String? {
    for _ in 1..<Self.attempts {
      do throws(DatabaseError) {
        return try setJournalMode()
      } catch {
        guard error.code == .busy else { throw error }
        // The change does not wait for others as everything else does; this waits until they have written.
        try transaction(.writing) {}
      }
    }
    return try setJournalMode()
  }

  private func setJournalMode() throws(DatabaseError) -> String? {
    try first("PRAGMA journal_mode = WAL") { (row) throws(DatabaseError) in try row[0] }
  }
}
