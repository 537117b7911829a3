-- A library of version 4 as `sqlite3 library.sqlite .dump` wrote it, with the two pragmas it leaves out. Never edited.
PRAGMA application_id=1246579541;
PRAGMA user_version=4;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
  heard_ends INTEGER, lines TEXT NOT NULL DEFAULT 'sound',
  CHECK ((state = 'done') = (translation IS NOT NULL))
) STRICT;
INSERT INTO "cues" VALUES(1,1,100,900,'Good evening.','こんばんは。','done',1,0,100,900,'sound:2');
INSERT INTO "cues" VALUES(2,1,1000,1500,'Wait.',NULL,'pending',0,0,1000,1500,'sound:2');
INSERT INTO "cues" VALUES(3,1,2000,2500,'[Music]',NULL,'failed',1,1,2000,2500,'sound:2');
INSERT INTO "cues" VALUES(4,1,3000,3500,'Mine.',NULL,'none',1,0,NULL,NULL,'sound:2');
INSERT INTO "cues" VALUES(5,1,100,800,'Good day.',NULL,'none',0,0,NULL,NULL,'track:1');
CREATE TABLE edits (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
  cue INTEGER NOT NULL REFERENCES cues (id) ON DELETE CASCADE,
  undone INTEGER NOT NULL DEFAULT 0
, lines TEXT NOT NULL DEFAULT 'sound') STRICT;
INSERT INTO "edits" VALUES(1,1,1,0,'sound:2');
INSERT INTO "edits" VALUES(2,1,3,0,'sound:2');
INSERT INTO "edits" VALUES(3,1,4,0,'sound:2');
CREATE TABLE known_words (
  lemma TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO "known_words" VALUES('evening');
CREATE TABLE "ranges" (
  video INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
  lines TEXT NOT NULL,
  begins INTEGER NOT NULL,
  ends INTEGER NOT NULL CHECK (ends > begins),
  PRIMARY KEY (video, lines, begins)
) STRICT, WITHOUT ROWID;
INSERT INTO "ranges" VALUES(1,'sound:2',0,15000);
INSERT INTO "ranges" VALUES(1,'sound:2',30000,45000);
INSERT INTO "ranges" VALUES(1,'track:1',0,60000);
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
INSERT INTO "saved" VALUES(1,'word',1,1,100,300,'Good','good','Good evening.','こんばんは。','良い','a note',1700000009000);
INSERT INTO "saved" VALUES(2,'sentence',1,NULL,1000,1500,'Wait.',NULL,'Wait.',NULL,NULL,NULL,1700000009500);
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  json TEXT NOT NULL
) STRICT;
INSERT INTO "settings" VALUES(1,'{"size":2}');
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
INSERT INTO "versions" VALUES(1,'after',100,900,'Good evening.','こんばんは。','done',1,0);
INSERT INTO "versions" VALUES(1,'before',100,900,'Good morning.','おはよう。','done',0,0);
INSERT INTO "versions" VALUES(2,'after',2000,2500,'[Music]',NULL,'failed',1,1);
INSERT INTO "versions" VALUES(2,'before',2000,2500,'[Music]',NULL,'failed',0,0);
INSERT INTO "versions" VALUES(3,'after',3000,3500,'Mine.',NULL,'none',1,0);
INSERT INTO "versions" VALUES(3,'before',3000,3500,'Mine.',NULL,'none',0,1);
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
, revision INTEGER NOT NULL DEFAULT 0, lines TEXT NOT NULL DEFAULT 'sound') STRICT;
INSERT INTO "videos" VALUES(1,'f1','/v/talk.mp4',1000,1700000000123,0,'talk','v','video',60000,1700000001000,1700000002000,4500,'{"audioTrack":2}',12,'sound:2');
INSERT INTO "videos" VALUES(2,'f2','/v/gone.ogg',20,1700000000456,1,'字幕 🎬','v','audio',NULL,1700000003000,NULL,0,'{}',0,'sound');
INSERT INTO "videos" VALUES(5,'f5','/v/gone.ogg',21,1700000000789,0,'a title','v','audio',NULL,1700000003000,NULL,0,'{}',0,'sound');
CREATE TABLE words (
  cue INTEGER NOT NULL REFERENCES cues (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  begins INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  confidence REAL,
  PRIMARY KEY (cue, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "words" VALUES(1,0,'Good',100,300,0.75);
INSERT INTO "words" VALUES(1,1,'morning.',300,900,NULL);
INSERT INTO "words" VALUES(2,0,'Wait.',1000,1500,1.0);
CREATE UNIQUE INDEX videos_by_path ON videos (path) WHERE missing = 0;
CREATE INDEX edits_by_cue ON edits (cue);
CREATE UNIQUE INDEX saved_once ON saved (video, kind, begins, ends, text);
CREATE INDEX saved_by_cue ON saved (cue);
CREATE INDEX saved_by_lemma ON saved (lemma);
CREATE INDEX saved_by_time ON saved (saved_at);
CREATE INDEX cues_by_time ON cues (video, lines, begins) WHERE deleted = 0;
CREATE INDEX cues_pending ON cues (video, lines, begins) WHERE deleted = 0 AND state = 'pending';
CREATE INDEX cues_edited ON cues (video, lines) WHERE edited = 1;
CREATE INDEX edits_in_order ON edits (video, lines, undone, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('videos',7);
INSERT INTO "sqlite_sequence" VALUES('cues',5);
INSERT INTO "sqlite_sequence" VALUES('edits',3);
INSERT INTO "sqlite_sequence" VALUES('saved',2);
COMMIT;
