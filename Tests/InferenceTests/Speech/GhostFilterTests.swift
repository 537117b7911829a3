import Testing

@testable import Inference

@Suite struct GhostFilterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    /// Milliseconds of voice.
    var voice: Int64
    var verdict: GhostFilter.Verdict
    var testDescription: String { "\(text.prefix(30)) in \(voice) ms" }
  }

  static let cases = [
    Case(text: "The pencils have all been used.", voice: 2_290, verdict: .plausible),
    Case(
      text: "A book could be written about this restaurant, and that all.", voice: 2_640, verdict: .plausible),
    Case(text: "", voice: 2_000, verdict: .empty),
    Case(text: " ...", voice: 2_000, verdict: .empty),
    Case(text: "Thanks for watching!", voice: 190, verdict: .tooFast),
    Case(text: "So, I'm going to have a little bit of work.", voice: 1_060, verdict: .tooFast),
    Case(text: "No, no, no, no!", voice: 1_500, verdict: .plausible),
    Case(text: "It was the best of times, it was the worst of times.", voice: 3_490, verdict: .plausible),
    Case(
      text: "and the sea and the sea and the sea and the sea and the sea", voice: 7_000, verdict: .repeats),
    Case(text: "ありがとうありがとうありがとうありがとうありがとうありがとう", voice: 5_000, verdict: .repeats),
  ]

  @Test(arguments: cases) func verdict(_ one: Case) {
    #expect(GhostFilter().verdict(on: one.text, voicedSamples: one.voice * 16) == one.verdict)
  }

  @Test(
    arguments: [
      ("a flicker over music", [Float](repeating: 0.6, count: 8), 5_000, false),
      ("a short word", [0.2, 0.6, 0.8, 0.9, 0.9, 0.8, 0.7, 0.3], 5_000, true),
      ("a long stretch may be doubtful", [Float](repeating: 0.5, count: 40), 20_000, true),
      ("no window at all", [], 5_000, false),
    ] as [(String, [Float], Int64, Bool)])
  func shortVoiceMustConvince(_ name: String, _ probabilities: [Float], _ voiced: Int64, _ isConvincing: Bool)
  {
    #expect(GhostFilter().isConvincing(probabilities, voicedSamples: voiced) == isConvincing, "\(name)")
  }

  @Test(
    arguments: [
      ("and the sea and the sea and the sea and the sea and the sea", "and the sea"),
      ("I said: no more, no more, no more, no more, no more of it.", "I said: no more of it."),
      ("Nothing twice.", "Nothing twice."),
    ]
  ) func repetitionsAreReducedToTheFirst(_ text: String, _ expected: String) {
    #expect(Repetition.removed(from: text) == expected)
  }
}
