/// What a media file says of itself.
///
/// Times are whole milliseconds.
package struct MediaInfo: Hashable, Sendable, Codable {
  /// The container's short name: `mp4`, `matroska`, `wav` …; several in one for a family of formats.
  package var container: String
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
  /// Whether there is a picture that moves; cover art does not count.
  package var hasVideo: Bool
  /// The subtitle tracks inside the file, in its order.
  package var subtitleTracks: [SubtitleTrack]
}

/// One audio track.
package struct AudioTrack: Hashable, Sendable, Codable {
  /// The position among the audio tracks, from 1: what a person counts.
  package var number: Int
  /// The position among all streams of the container, from 0.
  package var streamIndex: Int
  /// The codec's short name (`aac`, `opus` …); `unknown` where there is none.
  package var codec: String
  /// The language tag as the file has it (`eng`, `ja`, `en-US`); `nil` for none and for `und`.
  package var language: String?
  /// The track's title.
  package var title: String?
  /// Whether the file marks it as the one to play.
  package var isDefault: Bool
  /// The number of channels.
  package var channelCount: Int
  /// The layout's name, `5.1(side)` say; "N channels" where the file names none.
  package var channelLayout: String
  /// Frames per second, in Hz.
  package var sampleRate: Int
  /// Whether a decoder for it is here.
  package var isDecodable: Bool
}

/// One subtitle track inside a media file.
package struct SubtitleTrack: Hashable, Sendable, Codable {
  /// The position among the subtitle tracks, from 1.
  package var number: Int
  /// The position among all streams of the container, from 0.
  package var streamIndex: Int
  /// The codec's short name, such as `subrip`, `ass`, `mov_text` and `dvd_subtitle`.
  package var codec: String
  /// The language tag as the file has it; `nil` for none and for `und`.
  package var language: String?
  /// The track's title.
  package var title: String?
  /// Whether the file marks it as the one to show.
  package var isDefault: Bool
}
