internal import CSQLite

/// One compiled statement of SQL; the only owner of its handle.
final class Statement {
  let handle: OpaquePointer
  /// Its text.
  let sql: String
  private let connection: OpaquePointer

  /// Compiles the first statement of `sql`; throws SQLite's complaint.
  init(_ sql: String, on connection: OpaquePointer) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let result = sqlite3_prepare_v3(connection, sql, -1, flags, &handle, nil)
    guard result == SQLITE_OK else { throw DatabaseError(result: result, on: connection, sql: sql) }
    guard let handle else { throw DatabaseError(.misuse, "no statement", sql: sql) }
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives values to the parameters, the first one to `?1`.
  func bind(_ arguments: [any DatabaseValue]) throws(DatabaseError) {
    let expected = Int(sqlite3_bind_parameter_count(handle))
    guard arguments.count == expected else {
      throw DatabaseError(.misuse, "\(arguments.count) arguments, \(expected) parameters", sql: sql)
    }
    for (index, argument) in arguments.enumerated() {
      try argument.bind(to: self, at: Int32(index + 1))
    }
  }

  func bind(_ integer: Int, at parameter: Int32) throws(DatabaseError) {
    try check(sqlite3_bind_int64(handle, parameter, Int64(integer)))
  }

  func bind(_ real: Double, at parameter: Int32) throws(DatabaseError) {
    try check(sqlite3_bind_double(handle, parameter, real))
  }

  func bind(_ text: String, at parameter: Int32) throws(DatabaseError) {
    var text = text
    let result = text.withUTF8 { utf8 in
      // An empty text has no address, and no address would be NULL.
      guard let start = utf8.baseAddress else { return jmk_sqlite_bind_text(handle, parameter, "", 0) }
      return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
        jmk_sqlite_bind_text(handle, parameter, $0, UInt64(utf8.count))
      }
    }
    try check(result)
  }

  /// Goes to the next row; false when there is none.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw DatabaseError(result: result, on: connection, sql: sql)
    }
  }

  /// Ends what is under way and forgets the arguments.
  func reset() {
    // It repeats the failure of the latest step, which was thrown there.
    _ = sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func check(_ result: Int32) throws(DatabaseError) {
    guard result == SQLITE_OK else { throw DatabaseError(result: result, on: connection, sql: sql) }
  }
}
