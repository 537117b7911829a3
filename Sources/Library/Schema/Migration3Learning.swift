extension Migration {
  /// Version 3: what a learner keeps, and the settings of the browser side.
  static let learning = Migration(
    version: 3,
    sql: """
      CREATE TABLE saved (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL CHECK (kind IN ('word', 'sentence')),
        video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
        cue INTEGER REFERENCES cues (id) ON DELETE SET NULL,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL CHECK (ends > begins),
        text TEXT NOT NULL,
        lemma TEXT,
        sentence TEXT NOT NULL,
        translation TEXT,
        gloss TEXT,
        note TEXT,
        saved_at INTEGER NOT NULL
      ) STRICT;

      CREATE UNIQUE INDEX saved_once ON saved (video, kind, begins, ends, text);
      CREATE INDEX saved_by_cue ON saved (cue);
      CREATE INDEX saved_by_lemma ON saved (lemma);
      CREATE INDEX saved_by_time ON saved (saved_at);

      CREATE TABLE known_words (
        lemma TEXT NOT NULL PRIMARY KEY
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE settings (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        json TEXT NOT NULL
      ) STRICT;
      """)
}
