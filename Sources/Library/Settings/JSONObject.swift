internal import Foundation

/// A JSON object that is kept as it was written: for whoever wrote it, nothing here looks inside.
package struct JSONObject: Hashable, Sendable {
  /// The most bytes of UTF-8 that are taken.
  package static let sizeLimit = 65_536
  /// The object without members.
  package static let empty = JSONObject(stored: "{}")

  /// The object as it was written.
  package let text: String

  /// `nil` when `text` is no JSON object (RFC 8259), or a longer one than `sizeLimit`.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.sizeLimit,
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)), value is [String: Any]
    else { return nil }
    self.text = text
  }

  private init(stored text: String) {
    self.text = text
  }
}

extension JSONObject: DatabaseValue {
  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(text, at: parameter)
  }

  // It was looked at when it was stored.
  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> JSONObject {
    JSONObject(stored: try row.text(column))
  }
}
