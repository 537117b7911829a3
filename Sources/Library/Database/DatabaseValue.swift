internal import Foundation
internal import Subtitles

/// What an argument or a column can hold.
///
/// Every table is STRICT, so a column that holds something else means that the file is damaged; reading then throws.
protocol DatabaseValue: Sendable {
  /// Gives the value to a statement's parameter.
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError)
  /// The value in a column.
  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Self
}

extension Int: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(self, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Int {
    try row.integer(column)
  }
}

extension Double: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(self, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Double {
    try row.real(column)
  }
}

extension String: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(self, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> String {
    try row.text(column)
  }
}

extension Bool: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(self ? 1 : 0, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Bool {
    try row.integer(column) != 0
  }
}

/// Milliseconds of the media timeline.
extension Timestamp: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(milliseconds, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Timestamp {
    Timestamp(milliseconds: try row.integer(column))
  }
}

/// Milliseconds since 1970 (UTC).
extension Date: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    // A date that does not fit is none that a clock shows; it stops at the ends, as a `Timestamp` does.
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    try statement.bind(Int(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max), at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Date {
    Date(timeIntervalSince1970: Double(try row.integer(column)) / 1000)
  }
}

extension Optional: DatabaseValue where Wrapped: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    if let self { try self.bind(to: statement, at: parameter) }
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Wrapped? {
    row.isNull(column) ? nil : try Wrapped.read(row, column)
  }
}

extension DatabaseValue where Self: RawRepresentable, RawValue == String {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(rawValue, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> Self {
    let text = try row.text(column)
    guard let value = Self(rawValue: text) else {
      throw DatabaseError(.corrupt, "\(text) in column \(column)", sql: row.statement.sql)
    }
    return value
  }
}
