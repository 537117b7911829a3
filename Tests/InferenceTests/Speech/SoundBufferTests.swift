import Testing

@testable import Inference

@Suite struct SoundBufferTests {
  @Test func keepsAbsolutePositions() {
    var sound = SoundBuffer(start: 100)
    sound.append([0.1, 0.2, 0.3, 0.4])
    sound.trim(before: 103)
    #expect(sound.start == 103)
    #expect(sound.end == 104)
    #expect(Array(sound[0..<1000]) == [0.4])
  }

  @Test func whatIsNoNumberIsSilenceAndNothingIsLouderThanFullScale() {
    var sound = SoundBuffer(start: 0)
    sound.append([.nan, .infinity, -.infinity, 3, -3, 0.5])
    #expect(Array(sound[0..<6]) == [0, 0, 0, 1, -1, 0.5])
  }

  @Test func theQuietestPlaceIsTheMiddleOfTheLongestDip() {
    var sound = SoundBuffer(start: 0)
    sound.append((0..<32_000).map { (20_000..<22_000).contains($0) ? 0 : 0.5 })
    let cut = QuietPlace.quietest(in: 16_000..<32_000, of: sound)
    #expect((20_800...21_200).contains(cut))
  }

  @Test func probabilitiesAreFoundByPosition() {
    var trace = VoiceTrace()
    for value in 0..<8 { trace.append(Float(value)) }
    trace.trim(before: 1_100)
    #expect(Array(trace[1_024..<2_049]) == [2, 3, 4])
    #expect(Array(trace[0..<100_000]) == [2, 3, 4, 5, 6, 7])
  }
}
