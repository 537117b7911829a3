internal import CSQLite

/// One row of an answer, valid only inside of the closure that it is given to.
struct Row {
  let statement: Statement

  /// The value in a column, counted from 0.
  subscript<Value: DatabaseValue>(column: Int32) -> Value {
    get throws(DatabaseError) { try Value.read(self, column) }
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement.handle, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) throws(DatabaseError) -> Int {
    try check(column, is: SQLITE_INTEGER)
    return Int(sqlite3_column_int64(statement.handle, column))
  }

  func real(_ column: Int32) throws(DatabaseError) -> Double {
    try check(column, is: SQLITE_FLOAT)
    return sqlite3_column_double(statement.handle, column)
  }

  /// Bytes that are no UTF-8 are replaced; NUL is a character like any other.
  func text(_ column: Int32) throws(DatabaseError) -> String {
    try check(column, is: SQLITE_TEXT)
    // The manual wants the text to be asked for before its length.
    guard let bytes = sqlite3_column_text(statement.handle, column) else {
      throw DatabaseError(result: SQLITE_NOMEM, on: nil, sql: statement.sql)
    }
    let count = Int(sqlite3_column_bytes(statement.handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func check(_ column: Int32, is type: Int32) throws(DatabaseError) {
    let found = sqlite3_column_type(statement.handle, column)
    guard found == type else {
      throw DatabaseError(
        .corrupt, "type \(found) in column \(column), \(type) expected", sql: statement.sql)
    }
  }
}
