import Subtitles
import TestSupport
import Testing

@Suite("English lines")
struct EnglishLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
    var isOverLimit: Bool

    init(_ name: String, _ lines: [String], isOverLimit: Bool = false) {
      testDescription = name
      self.lines = lines
      self.isOverLimit = isOverLimit
    }
  }

  @Test(
    "break where a reader would pause",
    arguments: [
      Case("short text is one line", ["It was the best of times,"]),
      Case("42 characters are one line", ["abcdefghijklmnopqrstu vwxyzabcdefghijklmno"]),
      Case("43 are two, the longer below", ["abcdefghijklmnopqrst", "vwxyzabcdefghijklmnopq"]),
      Case("after punctuation", ["When the train had left,", "nobody was standing on the platform."]),
      Case("before a conjunction", ["We wanted to go to the seaside", "but the weather was against us."]),
      Case("before a preposition", ["They had been waiting for us", "at the station for three hours."]),
      Case("not after an article", ["He had never in his life seen", "a more beautiful garden."]),
      Case("not inside a name", ["Nobody could believe", "that Abraham Lincoln had written it."]),
      Case(
        "more than two lines are flagged",
        [
          "When the train had finally left the town,", "nobody was standing on the platform,",
          "and the lights went out one by one.",
        ], isOverLimit: true),
      Case(
        "a word longer than a line stays whole and is flagged",
        ["see", "https://example.org/a/very/long/path/that/never/ends", "for more"], isOverLimit: true),
      Case("nothing", []),
    ])
  func breaks(_ given: Case) {
    let broken = LineBreaker(language: "en").lines(of: given.lines.joined(separator: " "))
    #expect(broken.lines == given.lines)
    #expect(broken.isOverLimit == given.isOverLimit)
  }

  @Test("are made anew whatever lines the text had")
  func ignoresOldBreaks() {
    #expect(
      LineBreaker(language: "en-GB").lines(of: " It was\r\nthe best \n\n of times, ").lines == [
        "It was the best of times,"
      ])
  }

  @Test("keep other limits")
  func keepsOtherLimits() {
    var limits = ReadingLimits.english
    limits.lineLength = 20
    limits.lineCount = 3
    let broken = LineBreaker(language: "fr", limits: limits).lines(
      of: "C'était le meilleur des temps, c'était le pire des temps.")
    #expect(broken.lines == ["C'était le meilleur", "des temps, c'était", "le pire des temps."])
    #expect(!broken.isOverLimit)
  }

  @Test("lose nothing of real sentences", .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
  func losesNothing() throws {
    let breaker = LineBreaker(language: "en")
    for line in try SharedData.lines("translation/ntrex.en").prefix(500) {
      let broken = breaker.lines(of: line)
      #expect(
        broken.lines.joined(separator: " ")
          == line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      #expect(broken.isOverLimit == (broken.lines.count > 2 || broken.lines.contains { $0.count > 42 }))
    }
  }
}
