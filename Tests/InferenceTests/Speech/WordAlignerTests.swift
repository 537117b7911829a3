import Testing

@testable import Inference

@Suite struct WordAlignerTests {
  @Test(
    arguments: [
      ("see", [.sibilant, .vowel]), ("the", [.breath, .vowel]),
      ("spring", [.sibilant, .stop, .sonorant, .vowel, .sonorant, .stop]),
      ("times", [.stop, .vowel, .sonorant, .vowel, .sibilant]), ("1", [.sonorant, .vowel, .sonorant]),
      ("TV", [.stop, .vowel, .stop, .vowel]), ("夢", [.stop, .vowel]), ("—", [.vowel]),
    ] as [(String, [SoundClass])])
  func spelling(_ word: String, _ sounds: [SoundClass]) {
    #expect(Spelling.sounds(of: word) == sounds)
  }

  @Test(
    arguments: [
      ("One two", ["One", "two"]), (" a – b ", ["a –", "b"]), ("— yes", ["— yes"]), ("", []), ("...", []),
    ] as [(String, [String])])
  func words(_ text: String, _ words: [String]) {
    #expect(WordAligner.split(text) == words)
  }

  /// Two islands with a pause of half a second; the comma says which word comes before it.
  @Test func thePauseGoesWhereTheTextHasOne() {
    let islands: [Range<Int64>] = [1_600..<9_600, 17_600..<33_600]
    let words = WordAligner.align("Hello there, my old friend", islands: islands, sound: Self.sound(islands))
    #expect(words.map(\.text) == ["Hello", "there,", "my", "old", "friend"])
    #expect(words[1].end == 9_600, "a phrase lasts as long as its voice")
    #expect((17_600..<19_200).contains(words[2].start))
    #expect(words.last?.end == 33_600)
  }

  @Test func moreWordsThanTheVoiceHasTimeForAreSpreadEvenly() {
    let islands: [Range<Int64>] = [0..<1_600]
    let words = WordAligner.align("one two three four five", islands: islands, sound: Self.sound(islands))
    #expect(words.map(\.start) == [0, 320, 640, 960, 1_280])
    #expect(words.map(\.end) == [320, 640, 960, 1_280, 1_600])
  }

  @Test func oneWordOverTwoIslandsLastsToTheEndOfTheVoice() {
    let islands: [Range<Int64>] = [0..<3_200, 9_600..<12_800]
    let words = WordAligner.align("Seven", islands: islands, sound: Self.sound(islands))
    #expect(words.count == 1)
    #expect(words.allSatisfy { $0.start < $0.end && $0.end <= 12_800 })
  }

  @Test func noTextHasNoWords() {
    #expect(WordAligner.align("", islands: [0..<16_000], sound: SoundBuffer(start: 0)).isEmpty)
  }

  /// A hum in the islands and nothing between them.
  private static func sound(_ islands: [Range<Int64>]) -> SoundBuffer {
    var sound = SoundBuffer(start: 0)
    let end = islands.last?.upperBound ?? 0
    sound.append(
      (0..<end).map { index in
        islands.contains { $0.contains(index) } ? (index / 40).isMultiple(of: 2) ? 0.3 : -0.3 : 0
      })
    return sound
  }
}
