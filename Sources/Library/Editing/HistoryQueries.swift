internal import Subtitles

/// The history of a video's edits: those that stand, in order, then those that were taken back.
extension Connection {
  /// Whether there is an edit to take back.
  func canUndo(_ video: Video.ID) throws(DatabaseError) -> Bool {
    try editToUndo(video) != nil
  }

  /// Whether there is an edit to make again.
  func canRedo(_ video: Video.ID) throws(DatabaseError) -> Bool {
    try editToRedo(video) != nil
  }

  /// The latest edit that stands.
  func editToUndo(_ video: Video.ID) throws(DatabaseError) -> (id: Int, cue: Cue.ID)? {
    try first(
      "SELECT id, cue FROM edits WHERE video = ?1 AND undone = 0 ORDER BY id DESC LIMIT 1", video.number
    ) { (row) throws(DatabaseError) in (try row[0], Cue.ID(try row[1])) }
  }

  /// The edit that was taken back last.
  func editToRedo(_ video: Video.ID) throws(DatabaseError) -> (id: Int, cue: Cue.ID)? {
    try first(
      "SELECT id, cue FROM edits WHERE video = ?1 AND undone = 1 ORDER BY id LIMIT 1", video.number
    ) { (row) throws(DatabaseError) in (try row[0], Cue.ID(try row[1])) }
  }

  /// Adds an edit; those that were taken back cannot be made again after it.
  func remember(
    _ cue: Cue.ID, of video: Video.ID, before: CueVersion, after: CueVersion
  ) throws -> EditOutcome {
    try forgetUndone(video)
    try run("INSERT INTO edits (video, cue) VALUES (?1, ?2)", video.number, cue.number)
    let edit = lastID
    try store(before, .before, of: edit)
    try store(after, .after, of: edit)
    return try outcome(of: video, showing: cue, revision: try advanceRevision(of: video))
  }

  private func forgetUndone(_ video: Video.ID) throws(DatabaseError) {
    // A cue whose adding was taken back can come back no more.
    try run(
      """
      DELETE FROM cues WHERE id IN (SELECT cue FROM edits WHERE video = ?1 AND undone = 1) AND deleted = 1 AND edited = 0
      """, video.number)
    try run("DELETE FROM edits WHERE video = ?1 AND undone = 1", video.number)
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
