import Subtitles
import Testing

@Suite("For any words")
struct SegmenterPropertyTests {
  /// A small generator with a seed (SplitMix64), so that a failure can be repeated.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Words as recognisers give them: in order, not overlapping, none empty.
  static func words(seed: Int) -> [Word] {
    var random = Seeded(state: UInt64(seed))
    let letters = Array("abcdefghijklmnop")
    let endings = ["", "", "", "", "", "", ",", ".", "?", ";"]
    let specials = [
      "Mr.", "U.S.", "3.5", "the", "and", "of", "https://example.org/a/very/long/path/that/goes/on", "🎉",
    ]
    var time = 0
    return (0..<Int.random(in: 1...120, using: &random)).map { _ in
      let isSpecial = Int.random(in: 0..<6, using: &random) == 0
      let length = Int.random(in: 1...11, using: &random)
      let plain = String((0..<length).map { _ in letters[Int.random(in: 0..<16, using: &random)] })
      let text =
        isSpecial
        ? specials[Int.random(in: 0..<8, using: &random)]
        : plain + endings[Int.random(in: 0..<10, using: &random)]
      let pause = Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: 200...2500, using: &random) : 0
      let start = time + pause + Int.random(in: 0...40, using: &random)
      time = start + Int.random(in: 40...700, using: &random)
      return Word(text, TimeSpan(start, time))
    }
  }

  @Test("the cues hold exactly these words, in order, without overlap", arguments: 0..<300)
  func keepsEverything(seed: Int) {
    let words = Self.words(seed: seed)
    let cues = Speech.cues(words)
    #expect(cues.flatMap(\.words) == words)
    #expect(cues.map(\.id.number) == Array(1...cues.count))
    for cue in cues {
      #expect(cue.text == cue.words.map(\.text).joined(separator: " "))
      #expect(cue.span.start == cue.words[0].span.start)
      #expect(!cue.span.isEmpty)
      let lastEnd = cue.words[cue.words.count - 1].span.end
      #expect(cue.span.end - lastEnd <= 500)
      #expect(lastEnd - cue.span.end <= 83)
    }
    for (cue, next) in zip(cues, cues.dropFirst()) { #expect(cue.span.end <= next.span.start) }
  }

  @Test("no cue of more than one word exceeds what breaking can keep", arguments: 0..<300)
  func keepsTheLimits(seed: Int) {
    let cues = Speech.cues(Self.words(seed: seed))
    let breakable: Set<Conformity.Limit> = [.lineLength, .lineCount, .wordCount, .maximumDuration]
    for (cue, exceeded) in zip(cues, Conformity(language: "en").check(cues)) where cue.words.count > 1 {
      let hasLongWord = cue.words.contains { $0.text.count > 42 }
      #expect(exceeded.intersection(breakable).isEmpty || hasLongWord, "\(cue)")
    }
  }

  @Test("no cue spans a pause of more than 1.5 s", arguments: 0..<100)
  func spansNoLongPause(seed: Int) {
    for cue in Speech.cues(Self.words(seed: seed)) {
      for (word, next) in zip(cue.words, cue.words.dropFirst()) {
        #expect(next.span.start - word.span.end <= 1500)
      }
    }
  }

  @Test("it makes no difference how they are handed in", arguments: 0..<100)
  func isTheSameInParts(seed: Int) {
    let words = Self.words(seed: seed)
    var random = Seeded(state: UInt64(seed) &+ 1)
    var segmenter = Segmenter()
    var cues: [Cue] = []
    var rest = words[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &random)
      cues += segmenter.take(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(cues + segmenter.finish() == Speech.cues(words))
  }

  @Test("words out of order and of any time are kept too", arguments: 0..<100)
  func survivesWildTimes(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let wild = [Int.min, -5000, 0, 1, 700, 90_000, Int.max]
    let words = (0..<40).map { index in
      Word(
        "w\(index).",
        TimeSpan(wild[Int.random(in: 0..<7, using: &random)], wild[Int.random(in: 0..<7, using: &random)]))
    }
    let cues = Speech.cues(words)
    #expect(cues.flatMap(\.words).map(\.text) == words.map(\.text))
    for (cue, next) in zip(cues, cues.dropFirst()) { #expect(cue.span.start <= next.span.start) }
  }
}
