import Subtitles
import Testing

@testable import Chase
@testable import Library

private func at(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

/// Lines that were heard earlier, from 200 s to 300 s.
struct FirstSentenceTests {
  private func sentence(_ cues: [Cue], edited: Int? = nil, to end: Int = 300) -> TimeSpan? {
    let stored = cues.map { StoredCue(cue: $0, translation: .pending, isEdited: $0.id.number == edited) }
    return StoredSubtitles(
      revision: 1, ranges: TimelineRanges([TimeSpan(0, 50_000), TimeSpan(start: at(200), end: at(end))]),
      cues: [StoredCue(cue: spoken(9, 20, "Before."), translation: .pending, isEdited: false)] + stored,
      canUndo: false, canRedo: false
    ).firstSentence(behind: at(200))
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
}
