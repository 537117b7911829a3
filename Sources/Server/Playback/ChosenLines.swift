internal import Library
internal import Media

/// What the viewer of a video chose its two lines to be made of, as far as it is there.
///
/// A track that is not there any more counts as not chosen.
struct ChosenLines {
  /// The track that is the English side; `nil` when the sound is heard.
  var english: SubtitleSource?
  /// The track that is shown below; `nil` when the lines are translated.
  var japanese: SubtitleSource?
  /// The audio track that is heard; `nil` when it is the one that is heard without a choice.
  var audioTrack: Int?

  /// Names the English lines in the library.
  var lines: LineSource {
    english?.lines ?? audioTrack.map { LineSource("sound:\($0)") } ?? .sound
  }

  init(_ preferences: VideoPreferences, of video: Video, _ info: MediaInfo) {
    let sources = SubtitleSource.all(of: video, info).filter(\.isText)
    func source<Work>(_ choice: TrackChoice<Work>?) -> SubtitleSource? {
      guard case .track(let id) = choice else { return nil }
      return sources.first { $0.id == id }
    }
    english = source(preferences.english)
    japanese = source(preferences.japanese)
    let usual = try? AudioTrackChoice.automatic.choose(among: info.audioTracks, path: video.path).number
    let isThere = info.audioTracks.contains { $0.number == preferences.audioTrack }
    audioTrack = isThere && preferences.audioTrack != usual ? preferences.audioTrack : nil
  }
}
