internal import CSQLite

/// One open connection to a database file; the only owner of its handle.
///
/// Not to be used by two threads at once: a `ConnectionOwner` sees to that.
final class Connection {
  /// What a connection is for.
  enum Purpose {
    case writing
    case reading
  }

  /// How long a connection waits for another one, of this process or of another, in milliseconds.
  static let patience = 5000

  let handle: OpaquePointer
  private var cache = StatementCache()

  /// Opens the file at `path`, which is created if need be when it is to be written to.
  ///
  /// Nothing is read yet. Throws when the system refuses, and `readOnly` where writing is refused.
  init(_ path: String, for purpose: Purpose, patience: Int = Connection.patience) throws(DatabaseError) {
    // The reader opens for writing too, since even readers of a write-ahead log write to its index (`-shm`).
    let creation = purpose == .writing ? SQLITE_OPEN_CREATE : 0
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | creation
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(path, &handle, flags, nil)
    guard result == SQLITE_OK, let handle else {
      let error = DatabaseError(result: result, on: handle)
      // "Whether or not an error occurs when it is opened, resources … should be released" (sqlite3_open).
      sqlite3_close(handle)
      throw error
    }
    self.handle = handle
    // SQLite opens what may only be read without a word.
    guard sqlite3_db_readonly(handle, "main") == 0 else { throw DatabaseError(.readOnly, "write-protected") }
    sqlite3_busy_timeout(handle, Int32(clamping: patience))
    try run("PRAGMA foreign_keys = ON")
    try run("PRAGMA trusted_schema = OFF")
    try run("PRAGMA cell_size_check = ON")
    if purpose == .reading { try run("PRAGMA query_only = ON") }
  }

  deinit {
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Whether a transaction is under way.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The id of the row that was inserted last.
  var lastID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// The texts of the statements carried out so far.
  var statementTexts: [String] { cache.texts }

  /// Carries out one statement and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: any DatabaseValue...) throws(DatabaseError) -> Int {
    try steps(sql, arguments) { (_) throws(DatabaseError) in true }
    return Int(sqlite3_changes64(handle))
  }

  /// What `read` makes of each row of the answer.
  func all<Value>(
    _ sql: String, _ arguments: any DatabaseValue..., read: (Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    try steps(sql, arguments) { (row) throws(DatabaseError) in
      values.append(try read(row))
      return true
    }
    return values
  }

  /// What `read` makes of the first row; `nil` when there is none.
  func first<Value>(
    _ sql: String, _ arguments: any DatabaseValue..., read: (Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    var value: Value?
    try steps(sql, arguments) { (row) throws(DatabaseError) in
      value = try read(row)
      return false
    }
    return value
  }

  /// The one number that is the answer.
  func number(_ sql: String) throws(DatabaseError) -> Int {
    let number: Int? = try first(sql) { (row) throws(DatabaseError) in try row[0] }
    guard let number else { throw DatabaseError(.misuse, "no answer", sql: sql) }
    return number
  }

  /// Carries out several statements that have no parameters and no answers.
  func run(script: String) throws(DatabaseError) {
    let result = sqlite3_exec(handle, script, nil, nil, nil)
    guard result == SQLITE_OK else { throw DatabaseError(result: result, on: handle, sql: script) }
  }

  /// Goes through the answer as long as `body` returns true.
  private func steps(
    _ sql: String, _ arguments: [any DatabaseValue], _ body: (Row) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let statement = try cache.take(sql, on: handle)
    defer { cache.putBack(statement) }
    try statement.bind(arguments)
    while try statement.step(), try body(Row(statement: statement)) {}
  }
}
