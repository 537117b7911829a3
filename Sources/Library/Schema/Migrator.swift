/// Brings a database to the newest version that this program knows.
struct Migrator {
  /// A database was made by a newer program.
  struct NewerSchema: Error, Hashable {
    var found: Int
    var known: Int
  }

  /// In order, their versions being 1, 2, 3 and so on.
  let migrations: [Migration]

  /// The version that is brought about.
  var newest: Int { migrations.last?.version ?? 0 }

  /// Refuses a newer database with `NewerSchema`; changes nothing.
  func check(_ connection: Connection) throws {
    let found = try version(of: connection)
    guard found <= newest else { throw NewerSchema(found: found, known: newest) }
  }

  /// Carries out what is missing, each migration in a transaction with its version.
  ///
  /// A migration that fails leaves the version before it. Several processes may do this at once: who comes second finds
  /// it done.
  func migrate(_ connection: Connection) throws {
    for migration in migrations where try version(of: connection) < migration.version {
      try connection.transaction(.writing) {
        guard try version(of: connection) < migration.version else { return }
        try connection.run(script: migration.sql)
        try connection.run(script: "PRAGMA user_version = \(migration.version)")
      }
    }
    try check(connection)
  }

  /// The version that a database has; 0 for an empty one.
  func version(of connection: Connection) throws(DatabaseError) -> Int {
    try connection.number("PRAGMA user_version")
  }
}
