import Subtitles
import Testing

@Suite("The limits of reading")
struct ConformityTests {
  static func cue(_ text: String, _ span: TimeSpan, words: Int = 1) -> Cue {
    Cue(id: Cue.ID(1), span: span, text: text, words: Array(repeating: Word("w", span), count: words))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var cue: Cue
    var next: Cue?
    var language = "en"
    var exceeded: Set<Conformity.Limit>

    init(
      _ name: String, _ cue: Cue, next: Cue? = nil, language: String = "en", _ exceeded: Set<Conformity.Limit>
    ) {
      testDescription = name
      self.cue = cue
      self.next = next
      self.language = language
      self.exceeded = exceeded
    }
  }

  @Test(
    "that a cue exceeds",
    arguments: [
      Case("none", cue("It was the best of times,", TimeSpan(0, 1300)), []),
      Case("20 characters in a second are allowed", cue("abcdefghi jklmnopqrs", TimeSpan(0, 1000)), []),
      Case("21 are not", cue("abcdefghi jklmnopqrst", TimeSpan(0, 1000)), [.readingSpeed]),
      Case("under 5/6 s", cue("Yes.", TimeSpan(0, 832)), [.minimumDuration]),
      Case("7 s", cue("Yes.", TimeSpan(0, 7000)), []),
      Case("over 7 s", cue("Yes.", TimeSpan(0, 7001)), [.maximumDuration]),
      Case(
        "43 characters without a space", cue(String(repeating: "a", count: 43), TimeSpan(0, 5000)),
        [.lineLength]),
      Case(
        "three lines", cue(Array(repeating: "abcdefghi", count: 9).joined(separator: " "), TimeSpan(0, 6000)),
        [.lineCount]),
      Case("two frames", cue("Yes.", TimeSpan(0, 1000)), next: cue("No.", TimeSpan(1083, 2000)), []),
      Case(
        "less than two frames", cue("Yes.", TimeSpan(0, 1000)), next: cue("No.", TimeSpan(1082, 2000)), [.gap]
      ),
      Case("overlap", cue("Yes.", TimeSpan(0, 1000)), next: cue("No.", TimeSpan(500, 2000)), [.gap]),
      Case("16 words", cue("Yes.", TimeSpan(0, 1000), words: 16), [.wordCount]),
      Case("no length", cue("Yes.", TimeSpan(5, 5)), [.minimumDuration, .readingSpeed]),
      Case("Japanese, 4 characters a second", cue("もう行こう。か", TimeSpan(0, 1750)), language: "ja", []),
      Case("Japanese, too fast", cue("もう行こう。か", TimeSpan(0, 1700)), language: "ja", [.readingSpeed]),
      Case("no text", cue("", TimeSpan(0, 1000)), []),
    ])
  func areFound(_ given: Case) {
    #expect(Conformity(language: given.language).check(given.cue, next: given.next) == given.exceeded)
  }

  @Test("of each cue in a row")
  func checksAll() {
    let cues = [
      Self.cue("Yes.", TimeSpan(0, 1000)), Self.cue("No.", TimeSpan(1000, 1500)),
      Self.cue("Oh.", TimeSpan(9000, 9900)),
    ]
    #expect(Conformity(language: "en").check(cues) == [[.gap], [.minimumDuration], []])
  }
}
