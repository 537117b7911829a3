internal import Library
internal import Media
internal import Subtitles

/// What was found out about the videos' files, kept as long as the files do not change.
///
/// May be asked from anywhere.
actor MediaShelf {
  private struct Entry {
    var fingerprint: String
    var path: String
    var info: MediaInfo
  }

  private var entries: [Video.ID: Entry] = [:]

  /// What a video's file holds; throws `MediaError`, and `missingFile` when there is none any more.
  func info(of video: Video) async throws -> MediaInfo {
    if video.isMissing { throw PlayerError.missingFile }
    if let entry = entries[video.id], entry.fingerprint == video.fingerprint, entry.path == video.path {
      return entry.info
    }
    let info = try await MediaFile(path: video.path).probed()
    entries[video.id] = Entry(fingerprint: video.fingerprint, path: video.path, info: info)
    return info
  }

  // The optimizer of Swift 6.3.1 crashes when it takes this apart inside of another asynchronous function.
  /// How a browser plays a video with the audio track of this number, or the one that is chosen without.
  @inline(never)
  func plan(for video: Video, audio: Int?) async throws -> PlaybackPlan {
    try PlaybackPlan(
      for: try await info(of: video), path: video.path, audio: audio.map { .number($0) } ?? .automatic)
  }
}
