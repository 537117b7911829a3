extension Migration {
  /// Version 4: lines, ranges and edits for each source that the lines of a video can be made of.
  ///
  /// Until then a video had those of one source only, which is the one that was chosen.
  static let lineSources = Migration(
    version: 4,
    sql: """
      ALTER TABLE videos ADD COLUMN lines TEXT NOT NULL DEFAULT 'sound';
      ALTER TABLE cues ADD COLUMN lines TEXT NOT NULL DEFAULT 'sound';
      ALTER TABLE edits ADD COLUMN lines TEXT NOT NULL DEFAULT 'sound';

      UPDATE videos SET lines = 'track:' || (preferences ->> '$.english')
      WHERE json_type(preferences, '$.english') = 'integer';
      UPDATE videos SET lines = 'sound:' || (preferences ->> '$.audioTrack')
      WHERE lines = 'sound' AND json_type(preferences, '$.audioTrack') = 'integer';
      UPDATE cues SET lines = (SELECT lines FROM videos WHERE id = cues.video);
      UPDATE edits SET lines = (SELECT lines FROM videos WHERE id = edits.video);

      CREATE TABLE settled (
        video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
        lines TEXT NOT NULL,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL CHECK (ends > begins),
        PRIMARY KEY (video, lines, begins)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO settled (video, lines, begins, ends)
      SELECT video, (SELECT lines FROM videos WHERE id = ranges.video), begins, ends FROM ranges;
      DROP TABLE ranges;
      ALTER TABLE settled RENAME TO ranges;

      DROP INDEX cues_by_time;
      DROP INDEX cues_pending;
      DROP INDEX cues_edited;
      DROP INDEX edits_in_order;
      CREATE INDEX cues_by_time ON cues (video, lines, begins) WHERE deleted = 0;
      CREATE INDEX cues_pending ON cues (video, lines, begins) WHERE deleted = 0 AND state = 'pending';
      CREATE INDEX cues_edited ON cues (video, lines) WHERE edited = 1;
      CREATE INDEX edits_in_order ON edits (video, lines, undone, id);
      """)
}
