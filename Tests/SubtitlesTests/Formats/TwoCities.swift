import Subtitles

/// A short bilingual talk for the tests of writers.
enum TwoCities {
  static let english = Track(
    language: "en",
    cues: [
      Cue(
        id: Cue.ID(1), span: TimeSpan(440, 2310), text: "It was the best of times,",
        words: [
          Word("It", TimeSpan(440, 560), confidence: 0.98), Word("was", TimeSpan(560, 730)),
          Word("the", TimeSpan(730, 850)), Word("best", TimeSpan(850, 1240)),
          Word("of", TimeSpan(1240, 1400)),
          Word("times,", TimeSpan(1400, 2310), confidence: 0.5),
        ]),
      Cue(id: Cue.ID(2), span: TimeSpan(2800, 4655), text: "it was the worst of times."),
      Cue(
        id: Cue.ID(3), span: TimeSpan(3_599_000, 3_603_999),
        text: "\"Don't you see,\" he said, \"that we have everything before us?\""),
      Cue(id: Cue.ID(4), span: TimeSpan(3_604_500, 3_605_400), text: "Nobody answered."),
    ])

  /// The fourth cue has no translation.
  static let japanese = Track(
    language: "ja",
    cues: [
      Cue(id: Cue.ID(1), span: TimeSpan(440, 2310), text: "それは最良の時代であり、"),
      Cue(id: Cue.ID(2), span: TimeSpan(2800, 4655), text: "最悪の時代でもあった。"),
      Cue(
        id: Cue.ID(3), span: TimeSpan(3_599_000, 3_603_999),
        text: "「分かりませんか、私たちの前にはすべてがあるのです」と彼は言った。"),
    ])

  static let bilingual = SubtitleDocument(english, secondary: japanese)

  /// Text that could break a file, and times that cannot be written as they are.
  static let hostile = SubtitleDocument(
    Track(
      language: "en",
      cues: [
        Cue(id: Cue.ID(1), span: TimeSpan(-3000, -1000), text: "wholly before zero"),
        Cue(id: Cue.ID(2), span: TimeSpan(-500, 700), text: "reaching before zero"),
        Cue(id: Cue.ID(3), span: TimeSpan(1000, 1000), text: "no length, room behind"),
        Cue(id: Cue.ID(4), span: TimeSpan(1500, 1500), text: "no length, no room"),
        Cue(id: Cue.ID(5), span: TimeSpan(1500, 2500), text: "a --> b & <i>c</i> {\\an8}"),
        Cue(
          id: Cue.ID(6), span: TimeSpan(2600, 3500),
          text: "one\r\n\r\n\n00:00:01,000 --> 00:00:02,000\u{2028}C:\\new\u{0}folder"),
        Cue(id: Cue.ID(8), span: TimeSpan(3700, 3702), text: "two milliseconds"),
        Cue(id: Cue.ID(7), span: TimeSpan(3600, 3650), text: "out of order"),
        Cue(id: Cue.ID(9), span: TimeSpan(4000, 5000), text: " \n "),
        Cue(
          id: Cue.ID(10), span: TimeSpan(363_599_999, 363_601_000), text: "101 hours \"quoted\"\ttab",
          words: [Word("x", TimeSpan(363_599_999, 363_600_000), confidence: .nan)]),
      ]))

  static let documents = [
    ("english", SubtitleDocument(english)), ("bilingual", bilingual), ("hostile", hostile),
    ("empty", SubtitleDocument(Track(language: "en", cues: []))),
  ]
}
