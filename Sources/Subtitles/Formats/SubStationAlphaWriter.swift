/// Writes Advanced SubStation Alpha (`.ass`).
///
/// Made for a picture of 1920 × 1080; the font has Japanese and Latin letters, the second language is smaller. Times
/// are hundredths of a second; no cue gets shorter than one.
public struct SubStationAlphaWriter: SubtitleWriter {
  /// A writer.
  public init() {}

  /// See `SubtitleWriter`.
  public func write(_ document: SubtitleDocument, options: SubtitleWritingOptions) -> String {
    var file = options.prefix + Self.header
    for cue in document.cuesToWrite(options) {
      let start = cue.span.start
      let end = cue.span.end.hundredths > start.hundredths ? cue.span.end : start + 10
      let text = cue.texts.map(Self.styled).joined(separator: "\\N")
      file += "Dialogue: 0,\(start.hundredthsClock),\(end.hundredthsClock),Primary,,0,0,0,,\(text)\n"
    }
    return file
  }

  /// `{\r…}` changes to another style for what follows.
  private static func styled(_ text: WrittenCue.Text) -> String {
    "{\\r\(text.isPrimary ? "Primary" : "Secondary")}" + text.lines.map(escaped).joined(separator: "\\N")
  }

  /// `text` without anything that is an override or a line break: libass reads `\{` and `\}` as braces; a backslash
  /// has no escape, so a word joiner keeps it from the letter that follows.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\u{2060}").replacing("{", with: "\\{").replacing("}", with: "\\}")
  }

  private static let header = """
    [Script Info]
    ScriptType: v4.00+
    PlayResX: 1920
    PlayResY: 1080
    WrapStyle: 2
    ScaledBorderAndShadow: yes

    [V4+ Styles]
    Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, \
    Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, \
    MarginV, Encoding
    Style: Primary,Noto Sans CJK JP,64,&H00FFFFFF,&H00FFFFFF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,3,1,2,80,80,54,1
    Style: Secondary,Noto Sans CJK JP,50,&H00DCF0FF,&H00FFFFFF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,3,1,2,80,80,54,1

    [Events]
    Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text

    """
}
