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
  /// Whether it is meant for viewers without subtitles too: signs, and speech in another language.
  package var isForced: Bool
  /// Whether it is text; pictures of text cannot be extracted.
  package var isText: Bool
}
