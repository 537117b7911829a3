/// One step of the schema: the number of the version it leads to, and the SQL that leads there from the version before.
///
/// Once released, a migration is never edited: somebody's file is already beyond it. It is SQL alone and uses nothing
/// of today's types, so that it means the same for ever.
struct Migration: Sendable {
  /// The version it leads to, from 1.
  var version: Int
  /// The statements.
  var sql: String
}

extension Migration {
  /// Every migration, in order.
  static let all = [videos, subtitles, learning, lineSources]
}
