extension Migration {
  /// Version 2: the subtitles, which stretches of the timeline are settled, and what a person changed.
  ///
  /// Intervals are half-open. `words` are those that were heard, whatever became of the text; `heard_begins` and
  /// `heard_ends` say where the cue was heard, and are NULL where a person added it. A deleted cue keeps its row: it
  /// can come back, and what is heard there again must not.
  static let subtitles = Migration(
    version: 2,
    sql: """
      ALTER TABLE videos ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

      CREATE TABLE ranges (
        video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL CHECK (ends > begins),
        PRIMARY KEY (video, begins)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE cues (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL CHECK (ends > begins),
        text TEXT NOT NULL,
        translation TEXT,
        state TEXT NOT NULL CHECK (state IN ('none', 'pending', 'failed', 'done')),
        edited INTEGER NOT NULL DEFAULT 0,
        deleted INTEGER NOT NULL DEFAULT 0,
        heard_begins INTEGER,
        heard_ends INTEGER,
        CHECK ((state = 'done') = (translation IS NOT NULL))
      ) STRICT;

      CREATE INDEX cues_by_time ON cues (video, begins) WHERE deleted = 0;
      CREATE INDEX cues_pending ON cues (video, begins) WHERE deleted = 0 AND state = 'pending';
      CREATE INDEX cues_edited ON cues (video) WHERE edited = 1;

      CREATE TABLE words (
        cue INTEGER NOT NULL REFERENCES cues (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL,
        confidence REAL,
        PRIMARY KEY (cue, number)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE edits (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
        cue INTEGER NOT NULL REFERENCES cues (id) ON DELETE CASCADE,
        undone INTEGER NOT NULL DEFAULT 0
      ) STRICT;

      CREATE INDEX edits_in_order ON edits (video, undone, id);
      CREATE INDEX edits_by_cue ON edits (cue);

      CREATE TABLE versions (
        edit INTEGER NOT NULL REFERENCES edits (id) ON DELETE CASCADE,
        side TEXT NOT NULL CHECK (side IN ('before', 'after')),
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL,
        text TEXT NOT NULL,
        translation TEXT,
        state TEXT NOT NULL,
        edited INTEGER NOT NULL,
        deleted INTEGER NOT NULL,
        PRIMARY KEY (edit, side)
      ) STRICT, WITHOUT ROWID;
      """)
}
