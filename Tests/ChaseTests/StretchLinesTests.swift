import Library
import Subtitles
import Testing

@testable import Chase

private func at(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

/// The stretch from 100 s to 200 s; behind it the first sentence was heard until 210 s.
struct StretchLinesTests {
  private var lines = StretchLines(TimeSpan(100_000, 200_000), before: TimeSpan(200_000, 210_000))

  /// What is stored, as `from…to text / text` in seconds, with a `!` where lines behind the stretch give way.
  private mutating func hear(_ cues: Cue...) -> [String] {
    cues.flatMap { lines.take($0) }.map(brief)
  }

  private func brief(_ step: StretchLines.Step) -> String {
    let range = "\(step.range.start.milliseconds / 1000)…\(step.range.end.milliseconds / 1000)"
    return ([range] + [step.cues.map(\.text).joined(separator: " / ")].filter { !$0.isEmpty })
      .joined(separator: " ") + (step.isReplacing ? "!" : "")
  }

  @Test mutating func farFromTheEdgeALineIsStoredAsItComes() {
    #expect(hear(spoken(1, 110, "It was late and")) == ["100…114 It was late and"])
    #expect(hear(spoken(2, 114, "we slept.")) == ["114…116 we slept."])
  }

  @Test mutating func nearTheEdgeASentenceIsStoredWhole() {
    #expect(hear(spoken(1, 185, "It was late and")) == [])
    #expect(hear(spoken(2, 189, "we slept.")) == ["100…191 It was late and / we slept."])
  }

  @Test mutating func aSentenceThatGoesOverTheEdgeTakesThePlaceOfThatBehind() {
    #expect(
      hear(spoken(1, 190, "One came."), spoken(2, 196, "It was late and we all"), spoken(3, 202, "slept."))
        == [
          "100…192 One came."
        ])
    #expect(hear(spoken(4, 210, "Two came.")) == ["192…210 It was late and we all / slept.!"])
    #expect(lines.isComplete)
  }

  @Test mutating func aSentenceThatGoesOnBehindTheEdgeAloneDoesSoToo() {
    #expect(hear(spoken(1, 196, "It was late and"), spoken(2, 201, "we all slept.")) == [])
    #expect(lines.advance(to: at(210)).map(brief) == ["100…210 It was late and / we all slept.!"])
    #expect(lines.isComplete)
  }

  @Test mutating func nothingGivesWayWhereASentenceEndsAtTheEdge() {
    #expect(
      hear(spoken(1, 196, "We all slept."), spoken(2, 200, "Two came.")) == [
        "100…199 We all slept.", "199…200",
      ])
    #expect(lines.isComplete)
  }

  /// More than 1.5 s.
  @Test mutating func aPauseEndsASentence() {
    #expect(hear(spoken(1, 196, "We all"), spoken(2, 200, "slept.")) == ["100…198 We all", "198…200"])
    #expect(lines.isComplete)
  }

  @Test mutating func whatIsSaidBehindTheFirstSentenceThereIsLeft() {
    #expect(
      hear(spoken(1, 198, "It was late and we all slept and slept and slept"), spoken(2, 210, "more.")) == [
        "100…210 It was late and we all slept and slept and slept!"
      ])
    lines = StretchLines(TimeSpan(100_000, 200_000), before: TimeSpan(200_000, 202_000))
    #expect(
      hear(spoken(1, 198, "It was late and we all slept."), spoken(2, 210, "Two came.")) == [
        "100…202 It was late and!"
      ])
  }

  @Test mutating func silenceIsStoredInSteps() {
    #expect(lines.advance(to: at(104)) == [])
    #expect(lines.advance(to: at(105)).map(brief) == ["100…105"])
    #expect(lines.advance(to: at(203)).map(brief) == ["105…200"])
    #expect(lines.isComplete)
  }

  @Test mutating func whileASentenceIsHeldNothingIsSettled() {
    #expect(hear(spoken(1, 186, "It was late and")) == [])
    #expect(lines.advance(to: at(199)) == [])
    #expect(lines.settled == at(100))
    #expect(lines.finish().map(brief) == ["100…190 It was late and", "190…200"])
  }

  /// A person has edited the lines behind: they stay, and the sentence is cut.
  @Test mutating func aStepCanBeCutAtTheEdge() {
    _ = hear(spoken(1, 196, "It was late and we all slept."))
    let steps = lines.finish()
    #expect(steps.map(brief) == ["100…210 It was late and we all slept.!"])
    #expect(steps.map { brief(lines.cut($0)) } == ["100…200 It was late and"])
  }

  /// Before the stretch a sentence was left half-way that began at 95 s.
  @Test mutating func aSentenceThatWasLeftHalfWayIsStoredWithItsRest() {
    lines = StretchLines(TimeSpan(100_000, 200_000), from: at(95))
    #expect(hear(spoken(1, 95, "It was late")) == [])
    #expect(lines.advance(to: at(97)) == [])
    let steps = lines.take(spoken(2, 98, "and we slept."))
    #expect(steps.map(brief) == ["95…101 It was late / and we slept.!"])
    // When it was edited meanwhile.
    #expect(steps.map { brief(lines.cut($0)) } == ["100…101 slept."])
    #expect(hear(spoken(3, 103, "Two came.")) == ["101…105 Two came."])
  }

  @Test mutating func aSentenceThatEndedBeforeTheStretchIsStoredToItsStart() {
    lines = StretchLines(TimeSpan(100_000, 200_000), from: at(92))
    #expect(hear(spoken(1, 92, "It was late.")) == [])
    #expect(lines.advance(to: at(99)) == [])
    #expect(lines.advance(to: at(101)).map(brief) == ["92…100 It was late.!"])
    #expect(lines.advance(to: at(105)).map(brief) == ["100…105"])
  }

  @Test mutating func whereNothingIsHeardAnyMoreTheLinesBeforeStay() {
    lines = StretchLines(TimeSpan(100_000, 200_000), from: at(92))
    #expect(lines.advance(to: at(99)) == [])
    #expect(lines.advance(to: at(104)) == [])
    #expect(lines.settled == at(100))
    #expect(lines.finish().map(brief) == ["100…200"])
  }

  @Test mutating func whereOnlyWhatFollowsIsHeardTheLinesBeforeStayToo() {
    lines = StretchLines(TimeSpan(100_000, 200_000), from: at(92))
    #expect(hear(spoken(1, 101, "Two came.")) == ["100…103 Two came."])
  }

  @Test mutating func aSentenceMayGoOverBothEnds() {
    lines = StretchLines(TimeSpan(100_000, 103_000), from: at(98), before: TimeSpan(103_000, 106_000))
    #expect(hear(spoken(1, 98, "It was late"), spoken(2, 101, "and we all slept.")) == [])
    #expect(lines.advance(to: at(102)) == [])
    let steps = lines.advance(to: at(106))
    #expect(steps.map(brief) == ["98…106 It was late / and we all slept.!"])
    #expect(steps.map { brief(lines.cut($0)) } == ["100…103 late / and we"])
    #expect(lines.isComplete)
  }

  /// Nothing was heard behind the stretch before.
  @Test mutating func withNothingBehindASentenceIsCutWhereTheStretchEnds() {
    lines = StretchLines(TimeSpan(100_000, 200_000))
    #expect(hear(spoken(1, 198, "We all slept.")) == ["100…200 We all"])
    #expect(lines.advance(to: at(200)) == [])
    #expect(lines.isComplete)
  }

  @Test mutating func whereTheSoundEndsOfUnknownLengthAllBeforeIsSettled() {
    lines = StretchLines(TimeSpan(start: at(100), end: Timestamp(milliseconds: .max)))
    #expect(hear(spoken(1, 110, "It was late.")) == ["100…113 It was late."])
    #expect(lines.finish(at: at(120)).map(brief) == ["113…120"])
  }
}
