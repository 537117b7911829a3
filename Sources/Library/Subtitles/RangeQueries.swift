internal import Subtitles

extension Connection {
  /// The settled stretches of the timeline.
  func ranges(of track: LineTrack) throws(DatabaseError) -> TimelineRanges {
    TimelineRanges(
      try all(
        "SELECT begins, ends FROM ranges WHERE video = ?1 AND lines = ?2 ORDER BY begins", track.video.number,
        track.source
      ) { (row) throws(DatabaseError) in TimeSpan(start: try row[0], end: try row[1]) })
  }

  /// Changes them to these; only rows that differ are touched.
  func setRanges(_ ranges: TimelineRanges, of track: LineTrack) throws(DatabaseError) {
    let old = try self.ranges(of: track)
    for span in old.spans where !ranges.spans.contains(span) {
      try run(
        "DELETE FROM ranges WHERE video = ?1 AND lines = ?2 AND begins = ?3", track.video.number,
        track.source, span.start)
    }
    for span in ranges.spans where !old.spans.contains(span) {
      try run(
        "INSERT INTO ranges (video, lines, begins, ends) VALUES (?1, ?2, ?3, ?4)", track.video.number,
        track.source, span.start, span.end)
    }
  }

  /// The next revision of a video's subtitles, which is the current one since; throws `notFound`.
  func advanceRevision(of video: Video.ID) throws -> Int {
    let sql = "UPDATE videos SET revision = revision + 1 WHERE id = ?1 RETURNING revision"
    let revision: Int? = try first(sql, video.number) { (row) throws(DatabaseError) in try row[0] }
    guard let revision else { throw RequestFault.noVideo(video) }
    return revision
  }

  /// The revision of a video's subtitles; throws `notFound`.
  func revision(of video: Video.ID) throws -> Int {
    let revision: Int? = try first("SELECT revision FROM videos WHERE id = ?1", video.number) {
      (row) throws(DatabaseError) in try row[0]
    }
    guard let revision else { throw RequestFault.noVideo(video) }
    return revision
  }
}
