/// What the lines of a video are made of: its sound, or a subtitle track.
///
/// Each has lines, settled ranges and edits of its own, so that choosing another loses nothing.
package struct LineSource: Hashable, Sendable, DatabaseValue {
  /// Tells it from the other sources of the same video.
  package var name: String

  /// The source with this name.
  package init(_ name: String) {
    self.name = name
  }

  /// The sound track that is heard when none is chosen.
  package static let sound = LineSource("sound")

  func bind(to statement: Statement, at parameter: Int32) throws(DatabaseError) {
    try statement.bind(name, at: parameter)
  }

  static func read(_ row: Row, _ column: Int32) throws(DatabaseError) -> LineSource {
    LineSource(try row.text(column))
  }
}

/// The lines of one source of a video.
struct LineTrack: Hashable, Sendable {
  var video: Video.ID
  var source: LineSource
}

extension Connection {
  /// The lines of a source of a video; `nil` is the chosen one.
  func track(of video: Video.ID, from source: LineSource?) throws(DatabaseError) -> LineTrack {
    let chosen: LineSource? =
      if let source { source } else {
        try first("SELECT lines FROM videos WHERE id = ?1", video.number) { (row) throws(DatabaseError) in
          try row[0]
        }
      }
    return LineTrack(video: video, source: chosen ?? .sound)
  }
}
