extension Connection {
  /// What a transaction is going to do.
  enum Transaction: String {
    /// All that is read is of one moment.
    case reading = "BEGIN DEFERRED"
    /// The right to write is taken at once: taken later, it could be refused half-way (https://sqlite.org/lang_transaction.html).
    case writing = "BEGIN IMMEDIATE"
  }

  /// Carries out `body` wholly or, when it or the commit throws, not at all.
  ///
  /// Inside of another transaction it is a savepoint: what `body` did is undone when it throws, and the rest stands
  /// if the caller goes on.
  func transaction<Value>(_ kind: Transaction, _ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try savepoint(body) }
    try run(kind.rawValue)
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // After some failures SQLite has rolled back by itself. Whatever comes of this, the first failure is the one to tell.
      if isInTransaction { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    try run("SAVEPOINT nested")
    do {
      let value = try body()
      try run("RELEASE nested")
      return value
    } catch {
      if isInTransaction {
        _ = try? run("ROLLBACK TO nested")
        _ = try? run("RELEASE nested")
      }
      throw error
    }
  }
}
