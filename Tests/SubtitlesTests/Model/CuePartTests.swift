import Testing

@testable import Subtitles

struct CuePartTests {
  /// One word a second from 1 s on, with a moment of silence behind each.
  private static let cue = Cue(
    id: Cue.ID(7), span: TimeSpan(1000, 3900), text: "One two, three.",
    words: [
      Word("One", TimeSpan(1000, 1900)), Word("two,", TimeSpan(2000, 2900)),
      Word("three.", TimeSpan(3000, 3900)),
    ])

  static let cases: [(String, stretch: TimeSpan, text: String?, span: TimeSpan)] = [
    ("all of it", TimeSpan(0, 9000), "One two, three.", TimeSpan(1000, 3900)),
    ("just it", TimeSpan(1000, 3900), "One two, three.", TimeSpan(1000, 3900)),
    ("from the second word on", TimeSpan(1950, 9000), "two, three.", TimeSpan(2000, 3900)),
    ("the beginning of a word is missing", TimeSpan(1400, 9000), "One two, three.", TimeSpan(1400, 3900)),
    ("more than half of a word is missing", TimeSpan(1500, 9000), "two, three.", TimeSpan(2000, 3900)),
    ("up to the second word", TimeSpan(0, 2950), "One two,", TimeSpan(1000, 2900)),
    ("the end of a word is missing", TimeSpan(0, 3500), "One two, three.", TimeSpan(1000, 3500)),
    ("less than half of a word is left", TimeSpan(0, 3450), "One two,", TimeSpan(1000, 2900)),
    ("a word in the middle", TimeSpan(2000, 3000), "two,", TimeSpan(2000, 2900)),
    ("between two words", TimeSpan(1900, 2000), nil, TimeSpan(0, 0)),
    ("before it", TimeSpan(0, 1000), nil, TimeSpan(0, 0)),
    ("after it", TimeSpan(3900, 9000), nil, TimeSpan(0, 0)),
  ]

  @Test(arguments: cases)
  func aCueIsCutBetweenWords(name: String, stretch: TimeSpan, text: String?, span: TimeSpan) {
    let part = Self.cue.part(in: stretch)
    #expect(part?.text == text)
    guard let part else { return }
    #expect(part.span == span)
    #expect(part.id == Self.cue.id)
    #expect(part.words.map(\.text).joined(separator: " ") == text)
  }

  @Test(arguments: [(TimeSpan(0, 1001), true), (TimeSpan(1001, 9000), false)])
  func aCueWithoutWordsBelongsWhereItBegins(stretch: TimeSpan, isInside: Bool) {
    let cue = Cue(id: Cue.ID(1), span: TimeSpan(1000, 2000), text: "[music]")
    #expect((cue.part(in: stretch) != nil) == isInside)
  }

  /// Neighbouring stretches share out every word, each to one of them.
  @Test func noWordIsLostOrThereTwice() {
    for edge in stride(from: 500, through: 4500, by: 50) {
      let parts = [TimeSpan(0, edge), TimeSpan(edge, 9000)].compactMap { Self.cue.part(in: $0) }
      #expect(parts.flatMap(\.words) == Self.cue.words, "\(edge)")
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.span.end <= $1.span.start }, "\(edge)")
    }
  }
}
