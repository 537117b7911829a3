/// What a learner has done with a word.
package struct WordStatus: Hashable, Sendable {
  /// The dictionary form, as it was asked for.
  package var lemma: String
  /// Whether the learner knows it.
  package var isKnown: Bool
  /// Whether it is kept.
  package var isSaved: Bool
}

extension LibraryStore {
  /// What the learner has done with words, in the order asked for.
  ///
  /// Lemmas match exactly.
  package func words(_ lemmas: [String]) async throws(LibraryError) -> [WordStatus] {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM known_words WHERE lemma = ?1),
      EXISTS (SELECT 1 FROM saved WHERE lemma = ?1 AND kind = 'word')
      """
    return try await read { connection in
      try lemmas.compactMap { lemma in
        try connection.first(sql, lemma) { (row) throws(DatabaseError) in
          WordStatus(lemma: lemma, isKnown: try row[0], isSaved: try row[1])
        }
      }
    }
  }

  /// Marks a word as known, or not any more.
  package func setKnown(_ isKnown: Bool, _ lemma: String) async throws(LibraryError) {
    try await write { connection in
      _ = try connection.run(
        isKnown
          ? "INSERT INTO known_words (lemma) VALUES (?1) ON CONFLICT DO NOTHING"
          : "DELETE FROM known_words WHERE lemma = ?1", lemma)
    }
  }
}
