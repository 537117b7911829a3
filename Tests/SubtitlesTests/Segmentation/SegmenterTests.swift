import Subtitles
import Testing

@Suite("Words are made into cues")
struct SegmenterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: String
    var cues: [String]

    init(_ name: String, _ script: String, _ cues: [String]) {
      testDescription = name
      self.script = script
      self.cues = cues
    }
  }

  @Test(
    "that end where a reader expects it",
    arguments: [
      Case(
        "with the sentence", "I have been there before. Were you there with him? Then we should go!",
        ["I have been there before.", "Were you there with him?", "Then we should go!"]),
      Case(
        "not at an abbreviation or inside a number",
        "Mr. Smith paid 3.5 million dollars to the U.S. government. Everybody was surprised.",
        ["Mr. Smith paid 3.5 million dollars to the U.S. government.", "Everybody was surprised."]),
      Case(
        "at an abbreviation that is last", "They lived in the old U.S. Then they moved to the U.K. again.",
        ["They lived in the old U.S.", "Then they moved to the U.K. again."]),
      Case(
        "at a pause of more than 1.5 s, even after one word", "well ~1600 that is another question",
        ["well", "that is another question"]),
      Case(
        "not at a second after one word", "well ~1000 that is another question",
        ["well that is another question"]),
      Case(
        "at a pause after a comma",
        "It was the best of times, ~450 it was the worst of times, ~400 it was the age of wisdom.",
        ["It was the best of times,", "it was the worst of times,", "it was the age of wisdom."]),
      Case(
        "at a pause without punctuation", "and that is the reason ~350 everybody went home early",
        ["and that is the reason", "everybody went home early"]),
      Case(
        "not at a hesitation after an article", "he finally opened the ~400 heavy wooden door",
        ["he finally opened the heavy wooden door"]),
      Case(
        "not so that one word is left over", "she told us all about it, ~400 twice. After that we left.",
        ["she told us all about it, twice.", "After that we left."]),
      Case(
        "with a short sentence together with the next one", "Yes. Nobody has seen him since.",
        ["Yes. Nobody has seen him since."]),
      Case(
        "with a short sentence alone if silence follows", "Yes. ~600 Nobody has seen him.",
        ["Yes.", "Nobody has seen him."]),
      Case(
        "in Japanese without spaces", "それは 最良の 時代だった。 ~400 そして 最悪の 時代だった。", ["それは最良の時代だった。", "そして最悪の時代だった。"]),
    ])
  func ends(_ given: Case) {
    #expect(Speech.cues(given.script).map(\.text) == given.cues)
  }

  @Test("at most 15 words long, broken at the best place and without an orphan")
  func breaksLongSentences() {
    let script = """
      we were talking about how the new system would handle all the requests that come in from every department \
      without slowing down the network and nobody really knew what the answer was
      """
    #expect(
      Speech.cues(script).map(\.text) == [
        "we were talking about how the new system would handle all the requests",
        "that come in from every department without slowing down the network",
        "and nobody really knew what the answer was",
      ])
  }

  struct Timing: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [Word]
    var spans: [TimeSpan]

    init(_ name: String, _ words: [Word], _ spans: [TimeSpan]) {
      testDescription = name
      self.words = words
      self.spans = spans
    }
  }

  @Test(
    "shown from the first word to the last",
    arguments: [
      Timing(
        "exactly, when it can be read",
        [Word("Tomorrow", TimeSpan(100, 900)), Word("then.", TimeSpan(950, 1400))],
        [
          TimeSpan(100, 1400)
        ]),
      Timing("up to the minimum of 5/6 s", [Word("Yes.", TimeSpan(1000, 1400))], [TimeSpan(1000, 1833)]),
      Timing(
        "but no more than half a second longer", [Word("Yes.", TimeSpan(1000, 1200))], [TimeSpan(1000, 1700)]),
      Timing(
        "not longer for fast speech, since it ends with the voice",
        [Word("Unquestionablyso", TimeSpan(0, 900)), Word("incomprehensibilities.:", TimeSpan(900, 1700))],
        [TimeSpan(0, 1700)]),
      Timing(
        "never into the gap before the next",
        [Word("Yes.", TimeSpan(1000, 1200)), Word("Indeed.", TimeSpan(1600, 3000))],
        [TimeSpan(1000, 1517), TimeSpan(1600, 3000)]),
      Timing(
        "two frames less when the next word follows at once",
        [Word("Certainly.", TimeSpan(0, 1000)), Word("Indeed.", TimeSpan(1000, 2000))],
        [TimeSpan(0, 917), TimeSpan(1000, 2000)]),
    ])
  func times(_ given: Timing) {
    #expect(Speech.cues(given.words).map(\.span) == given.spans)
  }

  @Test("as early as they are certain")
  func isEarly() {
    var segmenter = Segmenter(firstNumber: 7)
    // 0…1460; whether the gap must be kept is not known before the next word or the passing of time.
    #expect(segmenter.take(Speech.words("And so my fellow Americans.")) == [])
    #expect(segmenter.advance(to: Timestamp(milliseconds: 1500)) == [])
    let cues = segmenter.advance(to: Timestamp(milliseconds: 1600))
    #expect(cues.map(\.id.number) == [7])
    #expect(segmenter.advance(to: Timestamp(milliseconds: 9000)) == [])
    #expect(segmenter.take(Speech.words("Ask not what", from: 9000)) == [])
    #expect(segmenter.advance(to: Timestamp(milliseconds: 11_000)).map(\.text) == [])
    #expect(segmenter.advance(to: Timestamp(milliseconds: 11_300)).map(\.text) == ["Ask not what"])
    #expect(segmenter.finish() == [])
  }

  @Test("and nothing that was said is lost, however strange")
  func survivesStrangeWords() {
    let long = String(repeating: "https://example.org/", count: 20)
    let texts = ["", " ", long, "👩‍👩‍👧‍👦", "…", "12,345.67", "\u{301}", "e\u{301}t\u{E9}", "?!", "—", "（笑）"]
    let words = texts.enumerated().map { Word($1, TimeSpan($0 * 200, $0 * 200 + 150)) }
    let cues = Speech.cues(words)
    #expect(cues.flatMap(\.words).map(\.text) == texts.filter { !$0.isEmpty && $0 != " " })
    #expect(Conformity(language: "en").check(cues[0], next: nil).contains(.lineLength))
  }
}
