import Foundation
import Testing

@testable import Inference

/// Worked out by hand from the settings' definitions; 9 is the start token, 0 the end.
@Suite struct GenerationRulesTests {
  private func rules(_ change: (inout GenerationRules) -> Void) -> GenerationRules {
    var rules = GenerationRules(maximumLength: 8)
    change(&rules)
    return rules
  }

  @Test(arguments: [
    (3, [9, 1, 2, 3, 1, 2], false), (2, [9, 1, 2, 3, 1], true), (1, [9, 1, 2, 1, 2], false),
    (2, [9, 1], true),
    (1, [9, 9, 1, 9, 9], false), (4, [], true),
  ])
  func aRunOfThreeComesOnce(token: Int, said: [Int], isAllowed: Bool) {
    #expect(rules { $0.unrepeatedRun = 3 }.allows(token, after: said, endToken: 0) == isAllowed)
  }

  @Test func bannedSequencesNeedTheirBeginning() {
    let rules = rules { $0.banned = [[5], [1, 2]] }
    #expect(!rules.allows(5, after: [9], endToken: 0))
    #expect(rules.allows(2, after: [9, 3], endToken: 0))
    #expect(!rules.allows(2, after: [9, 1], endToken: 0))
  }

  @Test func theEndIsNeverBanned() {
    #expect(rules { $0.banned = [[0]] }.allows(0, after: [9, 1], endToken: 0))
  }

  @Test func nothingEndsBeforeItsTime() {
    let rules = rules { $0.minimumLength = 3 }
    #expect(!rules.allows(0, after: [9, 1], endToken: 0))
    #expect(rules.allows(0, after: [9, 1, 2], endToken: 0))
  }

  @Test func theFirstAndTheLastTokenCanBeForced() {
    let rules = rules { ($0.forcedFirst, $0.forcedLast) = (7, 0) }
    #expect((1...7).map(rules.forced) == [7, nil, nil, nil, nil, nil, 0])
  }

  @Test func whatAManifestLeavesOutIsAsUsual() throws {
    let read = try JSONDecoder().decode(GenerationRules.self, from: Data(#"{"maximumLength": 20}"#.utf8))
    #expect(read == GenerationRules(maximumLength: 20))
  }
}
