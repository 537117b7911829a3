import Subtitles
import Testing

@testable import Chase

/// A cue of two seconds that begins at a second.
private func cue(_ second: Int, _ text: String) -> Cue {
  Cue(id: Cue.ID(second), span: TimeSpan(second * 1000, second * 1000 + 2000), text: text)
}

private func at(_ seconds: Int) -> Timestamp { Timestamp(milliseconds: seconds * 1000) }

struct TranslationPlanTests {
  /// The identities of the cues of each sentence.
  private func next(_ pending: [Cue], front: Timestamp? = nil, position: Int = 0) -> [[Int]] {
    TranslationPlan(front: front, position: at(position)).next(pending).map { $0.cues.map(\.id.number) }
  }

  @Test func theSentencesAheadOfTheViewerComeFirst() {
    let pending = [10, 20, 30, 40].map { cue($0, "This is said.") }
    #expect(next(pending, position: 25) == [[30], [40], [10], [20]])
  }

  @Test func theCueOnTheScreenIsAhead() {
    #expect(next([cue(10, "One came."), cue(20, "Two came.")], position: 21) == [[20], [10]])
  }

  @Test func cuesOfOneSentenceGoTogether() {
    #expect(next([cue(10, "It was late and"), cue(12, "we slept.")]) == [[10, 12]])
  }

  @Test func aSentenceThatMayGoOnWaits() {
    let pending = [cue(10, "One came."), cue(20, "It was late and")]
    #expect(next(pending, front: at(22)) == [[10]])
    #expect(next(pending, front: at(30)) == [[10], [20]])
    #expect(next(pending, front: nil) == [[10], [20]])
    // Hearing went elsewhere, before it: nothing more will come of this one now.
    #expect(next(pending, front: at(5)) == [[10], [20]])
  }

  @Test func noMoreThanTenGoAtATime() {
    #expect(next((1...12).map { cue($0 * 10, "This is said.") }).count == 10)
  }

  @Test func nothingPendingIsNothingToDo() {
    #expect(next([]).isEmpty)
  }
}
