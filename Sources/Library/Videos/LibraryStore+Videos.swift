package import Foundation
package import Subtitles

/// What is to change about a video; `nil` leaves it.
package struct VideoChange: Hashable, Sendable {
  /// Where watching goes on.
  package var position: Timestamp?
  /// When it was watched last.
  package var lastWatched: Date?
  /// What the viewer chose for this video.
  package var preferences: JSONObject?
  /// The length in milliseconds.
  package var duration: Int?
  /// What its lines are made of.
  package var lines: LineSource?

  /// A change with what is said.
  package init(
    position: Timestamp? = nil, lastWatched: Date? = nil, preferences: JSONObject? = nil,
    duration: Int? = nil,
    lines: LineSource? = nil
  ) {
    self.position = position
    self.lastWatched = lastWatched
    self.preferences = preferences
    self.duration = duration
    self.lines = lines
  }
}

extension LibraryStore {
  /// Every video, in the order of coming.
  package func videos() async throws(LibraryError) -> [Video] {
    try await read { try $0.videos() }
  }

  /// One video; throws `notFound`.
  package func video(_ id: Video.ID) async throws(LibraryError) -> Video {
    try await read { try $0.video(id) }
  }

  /// Changes a video and returns it as it is then; throws `notFound`.
  @discardableResult
  package func change(_ id: Video.ID, _ change: VideoChange) async throws(LibraryError) -> Video {
    try await write { connection in
      try connection.run(
        """
        UPDATE videos SET position = coalesce(?2, position), last_watched = coalesce(?3, last_watched),
        preferences = coalesce(?4, preferences), duration = coalesce(?5, duration), lines = coalesce(?6, lines)
        WHERE id = ?1
        """, id.number, change.position, change.lastWatched, change.preferences, change.duration, change.lines
      )
      if change.lines != nil { _ = try connection.advanceRevision(of: id) }
      return try connection.video(id)
    }
  }
}
