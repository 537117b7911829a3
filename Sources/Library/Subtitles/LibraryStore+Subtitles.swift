package import Subtitles

extension LibraryStore {
  /// The subtitles of a video; throws `notFound`.
  package func subtitles(of video: Video.ID) async throws(LibraryError) -> StoredSubtitles {
    try await read { connection in
      StoredSubtitles(
        revision: try connection.revision(of: video), ranges: try connection.ranges(of: video),
        cues: try connection.cues(of: video), canUndo: try connection.canUndo(video),
        canRedo: try connection.canRedo(video))
    }
  }

  /// The settled stretches of a video's timeline; none when there is no such video.
  package func ranges(of video: Video.ID) async throws(LibraryError) -> TimelineRanges {
    try await read { try $0.ranges(of: video) }
  }

  /// One cue of a video; throws `notFound`.
  package func cue(_ id: Cue.ID, of video: Video.ID) async throws(LibraryError) -> StoredCue {
    try await read { try $0.cue(id, of: video) }
  }

  /// The cues of a video whose translation is to come, ordered by start.
  package func pendingCues(of video: Video.ID) async throws(LibraryError) -> [StoredCue] {
    try await read { try $0.pendingCues(of: video) }
  }
}
