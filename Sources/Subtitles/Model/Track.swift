/// The subtitles of one language, in order of time.
public struct Track: Hashable, Sendable, Codable {
  /// The language as a BCP 47 tag, for example `en` or `ja`.
  public var language: String
  /// The cues, ordered by start.
  public var cues: [Cue]

  /// A track of one language.
  public init(language: String, cues: [Cue]) {
    self.language = language
    self.cues = cues
  }
}
