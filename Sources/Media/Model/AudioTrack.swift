/// One audio track.
package struct AudioTrack: Hashable, Sendable, Codable {
  /// The position among the audio tracks, from 1: what a person counts.
  package var number: Int
  /// The position among all streams of the container, from 0.
  package var streamIndex: Int
  /// The codec's short name (`aac`, `opus` …); `unknown` where there is none.
  package var codec: String
  /// The codec's name in a content type (`mp4a.40.2`, `opus` …); `nil` for one that browsers do not know.
  package var codecString: String?
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
