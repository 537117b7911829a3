internal import Subtitles

extension Connection {
  /// Removes the machine's cues that begin inside of the ranges.
  func removeHeard(in ranges: TimelineRanges, of track: LineTrack) throws(DatabaseError) -> [Cue.ID] {
    var removed: [Cue.ID] = []
    for span in ranges.spans {
      removed += try all(
        """
        DELETE FROM cues WHERE video = ?1 AND lines = ?2 AND deleted = 0 AND begins >= ?3 AND begins < ?4 AND edited = 0
        RETURNING id
        """, track.video.number, track.source, span.start, span.end
      ) { (row) throws(DatabaseError) in Cue.ID(try row[0]) }
    }
    return removed
  }

  /// What a person has decided about: where edited cues are and where they were heard, deleted ones too.
  func editedRanges(of track: LineTrack) throws(DatabaseError) -> TimelineRanges {
    let sql = """
      SELECT begins, ends, deleted, heard_begins, heard_ends FROM cues WHERE video = ?1 AND lines = ?2 AND edited = 1
      """
    let spans = try all(sql, track.video.number, track.source) { (row) throws(DatabaseError) in
      // Where a cue was put and then deleted, nothing is decided about what is heard there.
      var spans = try row[2] ? [] : [TimeSpan(start: try row[0], end: try row[1])]
      if let begins: Timestamp = try row[3], let ends: Timestamp = try row[4] {
        spans.append(TimeSpan(start: begins, end: ends))
      }
      return spans
    }
    return TimelineRanges(spans.joined())
  }

  /// Adds a cue that was heard.
  func insert(_ cue: SettledStep.NewCue, of track: LineTrack) throws(DatabaseError) -> Cue.ID {
    try run(
      """
      INSERT INTO cues (video, lines, begins, ends, text, state, translation, heard_begins, heard_ends)
      VALUES (?1, ?7, ?2, ?3, ?4, ?5, ?6, ?2, ?3)
      """, track.video.number, cue.span.start, cue.span.end, cue.text, cue.translation.state,
      cue.translation.text,
      track.source)
    let id = lastID
    for (number, word) in cue.words.enumerated() {
      try run(
        "INSERT INTO words (cue, number, text, begins, ends, confidence) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        id, number, word.text, word.span.start, word.span.end, word.confidence)
    }
    return Cue.ID(id)
  }

  /// Stores a translation where it is waited for; returns whether it was.
  ///
  /// It is given too to the versions of the cue that edits would bring back.
  func store(_ translated: SettledStep.Translated, of video: Video.ID) throws(DatabaseError) -> Bool {
    let (cue, translation) = (translated.cue.number, translated.translation)
    try run(
      """
      UPDATE versions SET state = ?3, translation = ?4 WHERE edit IN (SELECT id FROM edits WHERE cue = ?1 AND video = ?5)
      AND state = 'pending' AND text = ?2
      """, cue, translated.text, translation.state, translation.text, video.number)
    let changes = try run(
      """
      UPDATE cues SET state = ?4, translation = ?5 WHERE id = ?1 AND video = ?2 AND state = 'pending' AND text = ?3
      """, cue, video.number, translated.text, translation.state, translation.text)
    return changes > 0
  }
}
