internal import Foundation

extension Connection {
  /// Where every video is.
  func places() throws(DatabaseError) -> [VideoPlace] {
    try all(
      """
      SELECT id, fingerprint, path, size, modified, missing, title, folder, kind, duration FROM videos ORDER BY id
      """
    ) { (row) throws(DatabaseError) in
      VideoPlace(
        video: Video.ID(try row[0]), fingerprint: try row[1], path: try row[2],
        stamp: FileStamp(size: try row[3], modified: try row[4]), isMissing: try row[5], title: try row[6],
        folder: try row[7], kind: try row[8], duration: try row[9])
    }
  }

  /// Gives a video its file.
  func update(_ video: Video.ID, to file: FoundFile) throws(DatabaseError) {
    try run(
      """
      UPDATE videos SET missing = 0, path = ?2, size = ?3, modified = ?4, title = ?5, folder = ?6, kind = ?7,
      duration = coalesce(?8, duration) WHERE id = ?1
      """, video.number, file.path, file.stamp.size, file.stamp.modified, file.title, file.folder, file.kind,
      file.duration)
  }

  /// Makes a video of a file.
  func insert(_ file: FoundFile, now: Date) throws(DatabaseError) -> Video.ID {
    try run(
      """
      INSERT INTO videos (fingerprint, path, size, modified, title, folder, kind, duration, added)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """, file.fingerprint, file.path, file.stamp.size, file.stamp.modified, file.title, file.folder,
      file.kind, file.duration, now)
    return Video.ID(lastID)
  }
}
