-- A library of version 1 as `sqlite3 library.sqlite .dump` wrote it, with the two pragmas it leaves out. Never edited.
PRAGMA application_id=1246579541;
PRAGMA user_version=1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO videos VALUES(1,'f1','/v/talk.mp4',1000,1700000000123,0,'talk','v','video',60000,1700000001000,1700000002000,4500,'{"audioTrack":2}');
INSERT INTO videos VALUES(2,'f2','/v/gone.ogg',20,1700000000456,1,'字幕 🎬','v','audio',NULL,1700000003000,NULL,0,'{}');
INSERT INTO videos VALUES(5,'f5','/v/gone.ogg',21,1700000000789,0,'a title','v','audio',NULL,1700000003000,NULL,0,'{}');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('videos',7);
CREATE UNIQUE INDEX videos_by_path ON videos (path) WHERE missing = 0;
COMMIT;
