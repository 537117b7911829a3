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

  /// A subtitle track of a content.
  private struct TrackKey: Hashable {
    var fingerprint: String
    var lines: LineSource
  }

  /// The most subtitle tracks that are kept.
  private static let mostTracks = 32

  private var entries: [Video.ID: Entry] = [:]
  private var tracks: [TrackKey: Result<[Cue], MediaError>] = [:]

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

  /// The cues of a subtitle track, by start; throws `MediaError`.
  func cues(of source: SubtitleSource, _ video: Video) async throws -> [Cue] {
    let key = TrackKey(fingerprint: video.fingerprint, lines: source.lines)
    if let track = tracks[key] { return try track.get() }
    let result: Result<[Cue], MediaError>
    do {
      result = .success(try await source.cues(of: video))
    } catch let error as MediaError where error.code != .cancelled {
      result = .failure(error)
    }
    if tracks.count >= Self.mostTracks { tracks.removeAll() }
    tracks[key] = result
    return try result.get()
  }

  /// Why a subtitle track cannot be read, as far as that is known.
  ///
  /// A file beside the video is read; inside of a video that would take long, so only what a reading has shown is known.
  func fault(of source: SubtitleSource, _ video: Video) async -> (any Error)? {
    if case .embedded(let number) = source.place {
      guard source.isText else {
        return MediaError(.pictureSubtitles, path: video.path, detail: "track \(number)")
      }
      let key = TrackKey(fingerprint: video.fingerprint, lines: source.lines)
      guard case .failure(let error) = tracks[key] else { return nil }
      return error
    }
    do {
      _ = try await cues(of: source, video)
      return nil
    } catch {
      return error
    }
  }

  /// How a browser plays a video with the audio track that its viewer chose, as long as that is there.
  func plan(for video: Video) async throws -> PlaybackPlan {
    let chosen = VideoPreferences(video).audioTrack
    let isThere = try await info(of: video).audioTracks.contains { $0.number == chosen }
    return try await plan(for: video, audio: isThere ? chosen : nil)
  }

  // The optimizer of Swift 6.3.1 crashes when it takes this apart inside of another asynchronous function.
  /// How a browser plays a video with the audio track of this number, or the one that is chosen without.
  @inline(never)
  func plan(for video: Video, audio: Int?) async throws -> PlaybackPlan {
    try PlaybackPlan(
      for: try await info(of: video), path: video.path, audio: audio.map { .number($0) } ?? .automatic)
  }
}
