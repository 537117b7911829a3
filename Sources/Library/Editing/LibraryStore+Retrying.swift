package import Subtitles

extension LibraryStore {
  /// Lets a cue wait for a translation once more, and returns it so.
  ///
  /// No edit. Throws `notFound`.
  package func retry(_ cue: Cue.ID, of video: Video.ID) async throws(LibraryError) -> StoredCue {
    try await write { connection in
      _ = try connection.cue(cue, of: video)
      try connection.run(
        "UPDATE cues SET state = 'pending', translation = NULL WHERE id = ?1", cue.number)
      _ = try connection.advanceRevision(of: video)
      return try connection.cue(cue, of: video)
    }
  }

  /// Lets all cues of the chosen source of a video wait once more whose translation failed or was never asked for; returns how
  /// many.
  ///
  /// Throws `notFound`.
  package func retryTranslations(of video: Video.ID) async throws(LibraryError) -> Int {
    try await write { connection in
      _ = try connection.advanceRevision(of: video)
      return try connection.run(
        """
        UPDATE cues SET state = 'pending' WHERE video = ?1 AND lines = ?2 AND deleted = 0 AND state IN ('failed', 'none')
        """, video.number, try connection.track(of: video, from: nil).source)
    }
  }
}
