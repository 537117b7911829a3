/// The kinds of subtitle file that can be written.
public enum SubtitleFormat: String, Hashable, Sendable, CaseIterable {
  /// SubRip.
  case srt
  /// WebVTT, for browsers.
  case vtt
  /// Advanced SubStation Alpha, with styles.
  case ass
  /// This project's own, with words, times and translations.
  case json
  /// The text alone.
  case txt

  /// The extension of file names, without the dot.
  public var fileExtension: String { rawValue }

  /// The format of files with this extension, in upper or lower case, without the dot; `nil` for any other.
  public init?(fileExtension: String) {
    self.init(rawValue: fileExtension.lowercased())
  }

  /// What writes it.
  public var writer: any SubtitleWriter {
    switch self {
    case .srt: SubRipWriter()
    case .vtt: WebVTTWriter()
    case .ass: SubStationAlphaWriter()
    case .json: JSONWriter()
    case .txt: PlainTextWriter()
    }
  }
}

/// Writes subtitle files of one format.
///
///     let text = SubtitleFormat.srt.writer.write(SubtitleDocument(english, secondary: japanese), options: .init())
///
/// The same rules hold for every format. Lines end with LF. A cue wholly before zero is left out, one that reaches
/// before it begins at zero. A cue without length is shown for 5/6 s but not into the next cue, and left out if there
/// is no room. A cue without text is left out. Cues are written in the order of their start.
public protocol SubtitleWriter: Sendable {
  /// The whole file as text, to be stored as UTF-8. Any document can be written.
  func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String
}

extension SubtitleWritingOptions {
  /// What the file begins with before anything of the format.
  var prefix: String { byteOrderMark ? "\u{FEFF}" : "" }
}
