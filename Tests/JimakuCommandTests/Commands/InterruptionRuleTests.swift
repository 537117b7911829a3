import Testing

@testable import JimakuCommand

struct InterruptionRuleTests {
  /// The moments of the signals, and what each asks for.
  @Test(
    arguments: [
      ([0], [.endWell]),
      ([0, 1], [.endWell, .echo]),
      ([0, 1, 2, 499], [.endWell, .echo, .echo, .echo]),
      ([0, 500], [.endWell, .endNow]),
      ([7, 300, 507, 508], [.endWell, .echo, .endNow, .endNow]),
      ([0, 3_600_000], [.endWell, .endNow]),
    ] as [([Int], [InterruptionRule.Request])])
  func onlyALaterSignalEndsAtOnce(milliseconds: [Int], requests: [InterruptionRule.Request]) {
    let start = ContinuousClock.now
    var rule = InterruptionRule()
    #expect(milliseconds.map { rule.signal(at: start + .milliseconds($0)) } == requests)
  }
}
