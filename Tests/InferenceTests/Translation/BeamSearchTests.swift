import Foundation
import Testing

@testable import Inference

private func offer(_ choices: [(token: Int, probability: Double)]) -> BeamSearch.Candidates {
  let sorted = choices.sorted { $0.probability > $1.probability }
  return BeamSearch.Candidates(
    tokens: sorted.map(\.token), scores: sorted.map { Float(log($0.probability)) })
}

/// A model that is a table: for what was said so far, its next tokens with their probabilities.
private func search(
  width: Int, limit: Int = 10, _ model: ([Int]) -> [(token: Int, probability: Double)]
) -> BeamSearch.Outcome {
  var search = BeamSearch(
    width: width, rules: GenerationRules(maximumLength: 200),
    limits: BeamSearch.Limits(startToken: 99, endToken: 0, cap: limit))
  var said = [[Int]](repeating: [], count: width)
  while true {
    let offers = said.map { offer(model($0)) }
    guard let next = search.advance({ offers[$0] }) else { return search.outcomes[0] }
    said = next.map { said[$0.parent] + [$0.token] }
  }
}

@Suite struct BeamSearchTests {
  /// Greedy takes 1 (0.6) and then earns 0.3; two beams find 2 (0.4) with a sure end.
  private let garden: ([Int]) -> [(token: Int, probability: Double)] = { said in
    switch said {
    case []: [(1, 0.6), (2, 0.4)]
    case [1]: [(3, 0.5), (4, 0.3), (0, 0.2)]
    case [2]: [(0, 0.99), (3, 0.01)]
    default: [(0, 0.5), (5, 0.5)]
    }
  }

  @Test func greedyTakesTheLikeliestTokenEachTime() {
    #expect(search(width: 1, garden).tokens.prefix(2) == [1, 3])
  }

  @Test func beamsFindWhatGreedyMisses() {
    let outcome = search(width: 2, garden)
    #expect(outcome.tokens == [2])
    // log 0.4 + log 0.99 over two tokens, worked out by hand: (-0.9163 - 0.0101) / 2.
    #expect(abs(outcome.score + 0.4632) < 0.0005)
    #expect(!outcome.isCutOff)
  }

  @Test func greedyIsNotStoppedByASecondBestEnd() {
    let outcome = search(width: 1) { said in said.count < 3 ? [(said.count + 1, 0.6), (0, 0.4)] : [(0, 1)] }
    #expect(outcome.tokens == [1, 2, 3])
    #expect(!outcome.isCutOff)
  }

  @Test func anEndlessModelIsCutOffAtTheLimit() {
    let outcome = search(width: 2, limit: 6) { said in [(said.count + 1, 0.9), (said.count + 100, 0.1)] }
    #expect(outcome.tokens.count == 6)
    #expect(outcome.isCutOff)
  }

  @Test func aModelThatRepeatsItselfIsStopped() {
    let outcome = search(width: 1, limit: 100) { _ in [(7, 0.9), (8, 0.05), (0, 0.05)] }
    #expect(outcome.tokens.count < 20)
  }

  @Test func aSingleCandidateFillsAllBeams() {
    let outcome = search(width: 4) { said in said.count < 2 ? [(said.count + 1, 1)] : [(0, 1)] }
    #expect(outcome.tokens == [1, 2])
  }
}
