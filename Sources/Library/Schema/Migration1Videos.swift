extension Migration {
  /// Version 1: the videos.
  ///
  /// Times of day are milliseconds since 1970 (UTC), others milliseconds of the media timeline. A content has one row,
  /// wherever its file is; a path belongs to one video at a time. The application id is "JMKU".
  static let videos = Migration(
    version: 1,
    sql: """
      PRAGMA application_id = 1246579541;

      CREATE TABLE videos (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        fingerprint TEXT NOT NULL UNIQUE,
        path TEXT NOT NULL,
        size INTEGER NOT NULL,
        modified INTEGER NOT NULL,
        missing INTEGER NOT NULL DEFAULT 0,
        title TEXT NOT NULL,
        folder TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('video', 'audio')),
        duration INTEGER,
        added INTEGER NOT NULL,
        last_watched INTEGER,
        position INTEGER NOT NULL DEFAULT 0,
        preferences TEXT NOT NULL DEFAULT '{}'
      ) STRICT;

      CREATE UNIQUE INDEX videos_by_path ON videos (path) WHERE missing = 0;
      """)
}
