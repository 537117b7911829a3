internal import Subtitles

/// The history of the edits of a video's lines: those that stand, in order, then those that were taken back.
extension Connection {
  /// Whether there is an edit to take back.
  func canUndo(_ track: LineTrack) throws(DatabaseError) -> Bool {
    try editToUndo(track) != nil
  }

  /// Whether there is an edit to make again.
  func canRedo(_ track: LineTrack) throws(DatabaseError) -> Bool {
    try editToRedo(track) != nil
  }

  /// The latest edit that stands.
  func editToUndo(_ track: LineTrack) throws(DatabaseError) -> (id: Int, cue: Cue.ID)? {
    try first(
      "SELECT id, cue FROM edits WHERE video = ?1 AND lines = ?2 AND undone = 0 ORDER BY id DESC LIMIT 1",
      track.video.number, track.source
    ) { (row) throws(DatabaseError) in (try row[0], Cue.ID(try row[1])) }
  }

  /// The edit that was taken back last.
  func editToRedo(_ track: LineTrack) throws(DatabaseError) -> (id: Int, cue: Cue.ID)? {
    try first(
      "SELECT id, cue FROM edits WHERE video = ?1 AND lines = ?2 AND undone = 1 ORDER BY id LIMIT 1",
      track.video.number, track.source
    ) { (row) throws(DatabaseError) in (try row[0], Cue.ID(try row[1])) }
  }

  /// Adds an edit; those that were taken back cannot be made again after it.
  func remember(
    _ cue: Cue.ID, of track: LineTrack, before: CueVersion, after: CueVersion
  ) throws -> EditOutcome {
    try forgetUndone(track)
    try run(
      "INSERT INTO edits (video, lines, cue) VALUES (?1, ?2, ?3)", track.video.number, track.source,
      cue.number)
    let edit = lastID
    try store(before, .before, of: edit)
    try store(after, .after, of: edit)
    return try outcome(of: track, showing: cue, revision: try advanceRevision(of: track.video))
  }

  private func forgetUndone(_ track: LineTrack) throws(DatabaseError) {
    // A cue whose adding was taken back can come back no more.
    try run(
      """
      DELETE FROM cues WHERE id IN (SELECT cue FROM edits WHERE video = ?1 AND lines = ?2 AND undone = 1)
      AND deleted = 1 AND edited = 0
      """, track.video.number, track.source)
    try run(
      "DELETE FROM edits WHERE video = ?1 AND lines = ?2 AND undone = 1", track.video.number, track.source)
  }

  private func store(_ version: CueVersion, _ side: CueVersion.Side, of edit: Int) throws(DatabaseError) {
    try run(
      """
      INSERT INTO versions (edit, side, begins, ends, text, state, translation, edited, deleted)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """, edit, side, version.span.start, version.span.end, version.text, version.translation.state,
      version.translation.text, version.isEdited, version.isDeleted)
  }
}
