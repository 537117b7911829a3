/// The statements of one connection that are not in use, by their text.
///
/// A statement in use is not in here, so one inside of another, even of the same text, gets a statement of its own.
/// Texts are constants of the program, so there is no need for a limit.
struct StatementCache {
  private var idle: [String: Statement] = [:]

  /// The texts of all that were ever used.
  var texts: [String] { idle.keys.sorted() }

  /// A statement with this text, compiled if need be.
  mutating func take(_ sql: String, on connection: OpaquePointer) throws(DatabaseError) -> Statement {
    if let statement = idle.removeValue(forKey: sql) { return statement }
    return try Statement(sql, on: connection)
  }

  /// Takes back a statement for the next use.
  mutating func putBack(_ statement: Statement) {
    statement.reset()
    idle[statement.sql] = statement
  }

  mutating func removeAll() {
    idle.removeAll()
  }
}
