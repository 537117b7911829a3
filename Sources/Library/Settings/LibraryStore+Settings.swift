extension LibraryStore {
  /// The settings of the browser side; empty before there are any.
  package func settings() async throws(LibraryError) -> JSONObject {
    try await read { connection in
      try connection.first("SELECT json FROM settings") { (row) throws(DatabaseError) in try row[0] }
        ?? .empty
    }
  }

  /// Keeps the settings of the browser side instead of the former ones.
  package func setSettings(_ settings: JSONObject) async throws(LibraryError) {
    try await write { connection in
      _ = try connection.run("INSERT OR REPLACE INTO settings (id, json) VALUES (1, ?1)", settings)
    }
  }
}
