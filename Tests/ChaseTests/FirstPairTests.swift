import Subtitles
import Testing

@testable import Chase

struct FirstPairTests {
  @Test func hearingWaitsForTheFirstTranslationOfTheStretchAndNoLonger() {
    var pair = FirstPair()
    pair.begin()
    #expect(!pair.isToCome)
    pair.heard(Cue.ID(5))
    #expect(pair.isToCome)
    // One that waited since an earlier stretch is not what the viewer waits for.
    pair.translated([Cue.ID(1)])
    #expect(pair.isToCome)
    pair.translated([Cue.ID(4), Cue.ID(5)])
    #expect(!pair.isToCome)
    pair.heard(Cue.ID(6))
    #expect(!pair.isToCome)
    pair.begin()
    pair.heard(Cue.ID(7))
    #expect(pair.isToCome)
  }

  @Test func hearingGoesOnWhenThereIsNoWholeSentence() {
    var pair = FirstPair()
    pair.begin()
    pair.heard(Cue.ID(1))
    // Translation had begun to look before the cue was there.
    pair.looked(at: 0)
    #expect(pair.isToCome)
    pair.looked(at: 1)
    #expect(!pair.isToCome)
    pair.heard(Cue.ID(2))
    #expect(pair.isToCome)
  }

  @Test func hearingGoesOnWhenTranslationTakesOtherSentences() {
    var pair = FirstPair()
    pair.begin()
    pair.heard(Cue.ID(7))
    // It had begun to look before the cue was there.
    pair.looked(at: 0, taking: [Cue.ID(1)])
    #expect(pair.isToCome)
    pair.looked(at: 1, taking: [Cue.ID(1), Cue.ID(7)])
    #expect(pair.isToCome)
    pair.looked(at: 1, taking: [Cue.ID(1)])
    #expect(!pair.isToCome)
  }
}
