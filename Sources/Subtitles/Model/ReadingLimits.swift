/// What a reader can take in: the limits a subtitle keeps, and what counts as a pause.
///
/// The figures are those of Netflix's Timed Text Style Guides (general requirements, English, Japanese); 15 words and
/// the pause of 1.5 s are this project's own. Durations are milliseconds.
///
///     var limits = ReadingLimits.english
///     limits.lineLength = 37
public struct ReadingLimits: Hashable, Sendable {
  /// How the length of a line is counted.
  public enum Measure: Hashable, Sendable {
    /// Every character counts 1.
    case characters
    /// A full-width character counts 1, a half-width one 0.5.
    case fullWidth
  }

  /// How the length of a line is counted.
  public var measure = Measure.characters
  /// The longest line, in units of `measure`.
  public var lineLength = 42
  /// The most lines a cue has.
  public var lineCount = 2
  /// The fastest reading, in units of `measure` a second.
  public var charactersPerSecond = 20
  /// The shortest time a cue is shown: 20 frames of 24 a second.
  public var minimumDuration = 833
  /// The longest time a cue is shown.
  public var maximumDuration = 7000
  /// The shortest time between two cues: 2 frames of 24 a second.
  public var minimumGap = 83
  /// The most words a cue has.
  public var wordCount = 15
  /// A longer silence ends a cue and a sentence.
  public var sentencePause = 1500
  /// A silence at least so long is a good place to break.
  public var phrasePause = 300
  /// How long a cue may stay after its last word to be shown for the shortest time: 12 frames of 24 a second.
  public var maximumStretch = 500

  /// English subtitles, and those of most languages: 42 characters × 2 lines, 20 characters a second.
  public static let english = ReadingLimits()

  /// Japanese subtitles: 13 full-width characters × 2 lines; 4 characters a second (Netflix, translated), at least 0.5 s.
  public static let japanese: ReadingLimits = {
    var limits = ReadingLimits()
    limits.measure = .fullWidth
    limits.lineLength = 13
    limits.charactersPerSecond = 4
    limits.minimumDuration = 500
    return limits
  }()

  /// The limits usual for a language, given as a BCP 47 tag.
  public static func usual(for language: String) -> ReadingLimits {
    language.isLanguage("ja") ? .japanese : .english
  }

  /// The width of `text` in half units of `measure`, so that 0.5 is a whole number.
  func halfUnits(_ text: some StringProtocol) -> Int {
    switch measure {
    case .characters: 2 * text.count
    case .fullWidth: DisplayWidth.halfColumns(text)
    }
  }
}

extension String {
  /// Whether this BCP 47 tag names `language`, in whatever region or script.
  func isLanguage(_ language: String) -> Bool {
    split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() == language
  }
}
