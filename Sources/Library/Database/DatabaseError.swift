internal import CSQLite
internal import Foundation

/// What SQLite answered when it did not do what was asked: facts, no sentences.
struct DatabaseError: Error, Hashable, Sendable {
  /// The kind of failure: one of SQLite's primary result codes (https://sqlite.org/rescode.html).
  struct Code: RawRepresentable, Hashable, Sendable {
    var rawValue: Int32

    static let busy = Code(rawValue: SQLITE_BUSY)
    static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    static let full = Code(rawValue: SQLITE_FULL)
    static let io = Code(rawValue: SQLITE_IOERR)
    static let misuse = Code(rawValue: SQLITE_MISUSE)
    static let notADatabase = Code(rawValue: SQLITE_NOTADB)
    static let readOnly = Code(rawValue: SQLITE_READONLY)
  }

  /// The kind of failure.
  var code: Code
  /// The extended result code, which says more.
  var extendedCode: Int32
  /// The system's error number, where the system refused something; else 0.
  var systemError: Int32
  /// SQLite's own words.
  var message: String
  /// What was to be carried out.
  var sql: String

  /// Whether the file does not hold what a database holds.
  var isDamage: Bool { code == .corrupt || code == .notADatabase }

  /// Whether there is no room left.
  var isFullDisk: Bool {
    code == .full || code == .io && POSIXErrorCode(rawValue: systemError) == .ENOSPC
  }

  /// A failure that we find, not SQLite.
  init(_ code: Code, _ message: String, sql: String = "") {
    self.code = code
    extendedCode = code.rawValue
    systemError = 0
    self.message = message
    self.sql = sql
  }

  /// The failure of the latest call on a connection.
  init(result: Int32, on connection: OpaquePointer?, sql: String = "") {
    code = Code(rawValue: result & 0xFF)
    extendedCode = result
    systemError = connection.map { sqlite3_system_errno($0) } ?? 0
    let words = connection.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(result)
    message = words.map { String(cString: $0) } ?? ""
    self.sql = sql
  }
}
