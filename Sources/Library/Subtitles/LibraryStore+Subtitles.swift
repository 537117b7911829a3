package import Subtitles

extension LibraryStore {
  /// The subtitles of a video, of the chosen source or of another; throws `notFound`.
  package func subtitles(
    of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> StoredSubtitles {
    try await read { connection in
      let track = try connection.track(of: video, from: source)
      return StoredSubtitles(
        revision: try connection.revision(of: video), ranges: try connection.ranges(of: track),
        cues: try connection.cues(of: track), canUndo: try connection.canUndo(track),
        canRedo: try connection.canRedo(track))
    }
  }

  /// The settled stretches of a video's timeline; none when there is no such video.
  package func ranges(
    of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> TimelineRanges {
    try await read { try $0.ranges(of: try $0.track(of: video, from: source)) }
  }

  /// One cue of a video, whatever its source; throws `notFound`.
  package func cue(_ id: Cue.ID, of video: Video.ID) async throws(LibraryError) -> StoredCue {
    try await read { try $0.cue(id, of: video) }
  }

  /// Whether a cue is still shown, and not deleted or replaced by others; throws `notFound` for one of another video.
  package func isShown(_ id: Cue.ID, of video: Video.ID) async throws(LibraryError) -> Bool {
    try await read { try $0.isShown(id, of: video) }
  }

  /// Which cues of a video are shown, and which of them wait for their translation.
  package func cueIDs(
    of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> (all: Set<Cue.ID>, pending: Set<Cue.ID>) {
    try await read { try $0.cueIDs(of: try $0.track(of: video, from: source)) }
  }

  /// The cues of a video whose translation is to come, ordered by start.
  package func pendingCues(
    of video: Video.ID, from source: LineSource? = nil
  ) async throws(LibraryError) -> [StoredCue] {
    try await read { try $0.pendingCues(of: try $0.track(of: video, from: source)) }
  }
}
