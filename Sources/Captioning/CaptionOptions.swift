public import Subtitles

/// What is to be heard, and into what it is made.
public struct CaptionOptions: Hashable, Sendable {
  /// Which of a file's audio tracks is heard.
  public enum AudioTrack: Hashable, Sendable {
    /// The one tagged English, else the default one, else the first.
    case automatic
    /// The track with this number, from 1.
    case number(Int)
    /// The first track tagged with this language, as ISO 639 or BCP 47 write it.
    case language(String)
  }

  /// Which audio track is heard.
  public var audioTrack: AudioTrack
  /// Where hearing begins.
  public var start: Timestamp

  /// The options; by default the English track from its beginning.
  public init(audioTrack: AudioTrack = .automatic, start: Timestamp = .zero) {
    self.audioTrack = audioTrack
    self.start = start
  }
}
