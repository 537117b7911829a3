internal import Subtitles

extension Connection {
  /// Changes a shown cue of the chosen source for a person, and remembers how it was.
  func edit(_ cue: Cue.ID, of video: Video.ID, _ change: (inout CueVersion) -> Void) throws -> EditOutcome {
    let track = try track(of: video, from: nil)
    let sql =
      "SELECT \(CueVersion.columns) FROM cues WHERE id = ?1 AND video = ?2 AND lines = ?3 AND deleted = 0"
    let before = try first(sql, cue.number, video.number, track.source, read: CueVersion.init)
    guard let before else {
      throw RequestFault.noCue(cue, of: video)
    }
    var after = before
    change(&after)
    guard after != before else {
      return try outcome(of: track, showing: cue, revision: try revision(of: video))
    }
    try Self.check(after)
    after.isEdited = true
    try store(after, of: cue)
    return try remember(cue, of: track, before: before, after: after)
  }

  /// Adds a cue for a person; taking that back hides its row.
  func insert(_ version: CueVersion, into video: Video.ID) throws -> EditOutcome {
    _ = try revision(of: video)
    let track = try track(of: video, from: nil)
    try Self.check(version)
    try run(
      """
      INSERT INTO cues (video, lines, begins, ends, text, state, translation, edited)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1)
      """, video.number, track.source, version.span.start, version.span.end, version.text,
      version.translation.state, version.translation.text)
    let cue = Cue.ID(lastID)
    var before = version
    before.isEdited = false
    before.isDeleted = true
    return try remember(cue, of: track, before: before, after: version)
  }

  /// Puts a cue into the state before or after an edit.
  func turn(_ edit: (id: Int, cue: Cue.ID), of track: LineTrack, to side: CueVersion.Side) throws
    -> EditOutcome
  {
    let sql = "SELECT \(CueVersion.columns) FROM versions WHERE edit = ?1 AND side = ?2"
    guard let version = try first(sql, edit.id, side, read: CueVersion.init) else {
      throw DatabaseError(.corrupt, "edit \(edit.id) without its version \(side.rawValue)")
    }
    try store(version, of: edit.cue)
    try run("UPDATE edits SET undone = ?2 WHERE id = ?1", edit.id, side == .before)
    return try outcome(of: track, showing: edit.cue, revision: try advanceRevision(of: track.video))
  }

  /// What came of an edit, with the cue as it is now.
  func outcome(of track: LineTrack, showing cue: Cue.ID? = nil, revision: Int) throws -> EditOutcome {
    var outcome = EditOutcome(
      canUndo: try canUndo(track), canRedo: try canRedo(track), revision: revision)
    guard let cue else { return outcome }
    do {
      outcome.cues = [try self.cue(cue, of: track.video)]
    } catch let fault as RequestFault where fault.code == .notFound {
      outcome.removed = [cue]
    }
    return outcome
  }

  private static func check(_ version: CueVersion) throws(RequestFault) {
    guard !version.span.isEmpty else {
      throw RequestFault(code: .emptySpan, detail: "at \(version.span.start.milliseconds)")
    }
  }

  private func store(_ version: CueVersion, of cue: Cue.ID) throws(DatabaseError) {
    try run(
      """
      UPDATE cues SET begins = ?2, ends = ?3, text = ?4, state = ?5, translation = ?6, edited = ?7, deleted = ?8
      WHERE id = ?1
      """, cue.number, version.span.start, version.span.end, version.text, version.translation.state,
      version.translation.text, version.isEdited, version.isDeleted)
  }
}
