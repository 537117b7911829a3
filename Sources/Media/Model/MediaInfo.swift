/// What a media file says of itself.
///
/// Times are whole milliseconds.
package struct MediaInfo: Hashable, Sendable, Codable {
  /// The container's short name: `mp4`, `matroska`, `wav` …; several in one for a family of formats.
  package var container: String
  /// Which of the formats that browsers know the file is in.
  package var family: ContainerFamily
  /// The length, or `nil` where the file does not say and reading it all would be needed to know.
  package var duration: Int?
  /// Whether `duration` was worked out from the bit rate and may be wrong.
  package var isDurationEstimated: Bool
  /// Where the container's own clock begins; `nil` when it does not say.
  package var containerStart: Int?
  /// The moment of the container's clock that players show as zero, and that is zero for every time given
  /// out here.
  package var timelineStart: Int
  /// The audio tracks, in the file's order.
  package var audioTracks: [AudioTrack]
  /// The pictures that move, in the file's order; cover art does not count.
  package var videoTracks: [VideoTrack]
  /// The subtitle tracks inside the file, in its order.
  package var subtitleTracks: [SubtitleTrack]

  /// Whether there is a picture that moves; cover art does not count.
  package var hasVideo: Bool { !videoTracks.isEmpty }
}
