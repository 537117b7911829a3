import Subtitles
import Testing

@testable import Captioning

private func units(_ numbers: ClosedRange<Int>) -> [TranslationUnit] {
  numbers.map { TranslationUnit(id: Cue.ID($0), cues: [Cue.ID($0)], text: "Sentence \($0).") }
}

/// Runs the queue against a translator that fails on some sentences, and tells what was asked for and what came of it.
private func run(
  _ count: Int, failing: Set<Int>
) -> (batches: [[Int]], done: Set<Int>, givenUp: Set<Int>) {
  var queue = TranslationQueue()
  queue.add(units(1...count))
  var batches: [[Int]] = []
  var done: Set<Int> = []
  var givenUp: Set<Int> = []
  while let batch = queue.next() {
    let numbers = batch.units.map(\.id.number)
    batches.append(numbers)
    if failing.isDisjoint(with: numbers) {
      let settlement = queue.succeeded(numbers.map { "文\($0)。" })
      done.formUnion(settlement.done.map(\.0.id.number))
    } else {
      givenUp.formUnion(queue.failed().givenUp.map(\.id.number))
    }
  }
  #expect(queue.isIdle)
  return (batches, done, givenUp)
}

@Suite struct TranslationQueueTests {
  @Test func tenSentencesMakeABatch() {
    #expect(run(23, failing: []).batches == [Array(1...10), Array(11...20), Array(21...23)])
  }

  @Test(arguments: [nil, "", " \n", "\u{3000}"])
  func aSentenceWithoutATranslationIsTriedAgainAlone(missing: String?) {
    var queue = TranslationQueue()
    queue.add(units(1...3))
    _ = queue.next()
    let settlement = queue.succeeded(["一。", missing, "三。"])
    #expect(settlement.done.map(\.0.id.number) == [1, 3])
    #expect(settlement.givenUp.isEmpty)
    let again = queue.next()?.units.map(\.id.number)
    #expect(again == [2])
    let last = queue.succeeded(["二。"])
    #expect(last.done.map(\.0.id.number) == [2])
    #expect(queue.isIdle)
  }

  @Test func oneBatchIsUnderWayAtATime() {
    var queue = TranslationQueue()
    queue.add(units(1...20))
    let answers = [queue.next() != nil, queue.next() != nil]
    #expect(answers == [true, false])
  }

  @Test func aFailedBatchIsHalvedUntilTheCulpritIsAlone() {
    let outcome = run(10, failing: [7])
    #expect(
      outcome.batches == [
        Array(1...10), [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [6, 7], [6], [7], [8, 9, 10], [7],
      ])
    #expect(outcome.done == Set(1...10).subtracting([7]))
    #expect(outcome.givenUp == [7])
  }

  @Test(arguments: [1, 2, 9, 10, 11, 35])
  func aTranslatorThatAlwaysFailsIsAskedABoundedNumberOfTimes(count: Int) {
    let outcome = run(count, failing: Set(1...count))
    #expect(outcome.givenUp == Set(1...count))
    // Halving a batch of n costs fewer than 2n tries; each sentence is then tried once more.
    #expect(outcome.batches.count < 3 * count + 1)
  }

  @Test func aMissingAnswerIsAskedForAgainAlone() {
    var queue = TranslationQueue()
    queue.add(units(1...3))
    _ = queue.next()
    let settlement = queue.succeeded(["一", nil, "三"])
    #expect(settlement.done.map(\.0.id.number) == [1, 3])
    #expect(settlement.givenUp.isEmpty)
    let again = queue.next()
    #expect(again?.units.map(\.id.number) == [2])
  }

  @Test func tooFewAnswersLoseNothing() {
    var queue = TranslationQueue()
    queue.add(units(1...3))
    _ = queue.next()
    let settlement = queue.succeeded(["一"])
    #expect(settlement.done.map(\.1) == ["一"])
    #expect(!queue.isIdle)
  }
}
