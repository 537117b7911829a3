import Subtitles
import Testing

@testable import Chase
@testable import Library

private func at(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

/// Lines that were heard earlier, from 200 s to 300 s.
struct SentencesAtEdgesTests {
  private func stored(_ cues: [Cue], edited: Int?, _ range: TimeSpan) -> StoredSubtitles {
    let before = StoredCue(cue: spoken(9, 20, "Before, and"), translation: .pending, isEdited: false)
    let lines = cues.map { StoredCue(cue: $0, translation: .pending, isEdited: $0.id.number == edited) }
    return StoredSubtitles(
      revision: 1, ranges: TimelineRanges([TimeSpan(0, 50_000), range]), cues: [before] + lines,
      canUndo: false,
      canRedo: false)
  }

  private func sentence(_ cues: [Cue], edited: Int? = nil, to end: Int = 300) -> TimeSpan? {
    stored(cues, edited: edited, TimeSpan(start: at(200), end: at(end))).firstSentence(behind: at(200))
  }

  @Test func itEndsHalfWayToTheNext() {
    #expect(
      sentence([spoken(1, 200, "and slept."), spoken(2, 203, "Two came.")]) == TimeSpan(200_000, 202_500))
  }

  @Test func itHasAllItsLines() {
    let cues = [
      spoken(1, 201, "and slept, for"), spoken(2, 204, "it was late."), spoken(3, 207, "Two came."),
    ]
    #expect(sentence(cues) == TimeSpan(200_000, 207_000))
  }

  @Test func theLastOneEndsWithItsRange() {
    #expect(sentence([spoken(1, 200, "and slept")], to: 202) == TimeSpan(200_000, 202_000))
    #expect(sentence([spoken(1, 200, "and slept")]) == TimeSpan(200_000, 202_500))
  }

  @Test func noSentenceGoesOnBehindAPause() {
    #expect(sentence([spoken(1, 202, "We slept.")]) == nil)
    #expect(sentence([]) == nil)
  }

  @Test func aLineThatWasEditedStays() {
    #expect(sentence([spoken(1, 200, "and"), spoken(2, 201, "slept.")], edited: 2) == nil)
    #expect(
      sentence([spoken(1, 200, "slept."), spoken(2, 201, "Two.")], edited: 2) == TimeSpan(200_000, 201_000))
  }

  /// Where the sentence begins that was left half-way at 300 s.
  private func opening(_ cues: [Cue], edited: Int? = nil, from start: Int = 200) -> Timestamp? {
    stored(cues, edited: edited, TimeSpan(start: at(start), end: at(300))).openSentence(before: at(300))
  }

  @Test func oneThatIsLeftHalfWayBeginsHalfWayAfterTheLineBefore() {
    #expect(opening([spoken(1, 290, "One came."), spoken(2, 296, "It was late and")]) == at(294))
    let cues = [
      spoken(1, 290, "One came."), spoken(2, 292, "It was late and"), spoken(3, 296, "we all were"),
    ]
    #expect(opening(cues) == at(292))
  }

  @Test func theFirstOneBeginsWithItsRange() {
    #expect(opening([spoken(1, 296, "It was late and")], from: 296) == at(296))
    #expect(opening([spoken(1, 296, "It was late and")]) == Timestamp(milliseconds: 295_500))
  }

  @Test func oneThatHasEndedIsNotLeftHalfWay() {
    #expect(opening([spoken(1, 296, "It was so late.")]) == nil)
    // A pause ends it, too.
    #expect(opening([spoken(1, 294, "It was late and")]) == nil)
    #expect(opening([]) == nil)
  }

  @Test func oneThatWasEditedStays() {
    let cues = [spoken(1, 292, "It was late and"), spoken(2, 296, "we all were")]
    #expect(opening(cues, edited: 1) == nil)
  }
}
