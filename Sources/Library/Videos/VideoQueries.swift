internal import Foundation

extension Connection {
  /// Every video, in the order of coming.
  func videos() throws(DatabaseError) -> [Video] {
    try all("SELECT \(Video.columns) FROM videos ORDER BY id", read: Video.init)
  }

  /// One video; throws `notFound`.
  func video(_ id: Video.ID) throws -> Video {
    let video = try first("SELECT \(Video.columns) FROM videos WHERE id = ?1", id.number, read: Video.init)
    guard let video else { throw RequestFault.noVideo(id) }
    return video
  }
}

extension Video {
  /// Settled milliseconds are counted inside of the media only, so that their share is never more than all.
  static let columns = """
    id, fingerprint, path, missing, title, folder, kind, duration, added, last_watched, position, preferences,
    (SELECT coalesce(sum(max(0, min(ends, duration) - max(begins, 0))), 0) FROM ranges
    WHERE video = videos.id AND ranges.lines = videos.lines), lines
    """

  init(_ row: Row) throws(DatabaseError) {
    self.init(
      id: ID(try row[0]), fingerprint: try row[1], path: try row[2], isMissing: try row[3], title: try row[4],
      folder: try row[5], kind: try row[6], duration: try row[7], added: try row[8], lastWatched: try row[9],
      position: try row[10], preferences: try row[11], settled: try row[12], lines: try row[13])
  }
}
