import Testing

@testable import Inference

/// One window is 512 samples (32 ms); the default settings are in windows: speech from 4, silence from 8.
@Suite struct IslandDetectorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Runs of equal probabilities: how many windows, how likely.
    var runs: [(Int, Float)]
    /// What is found, in samples.
    var islands: [Range<Int64>]
  }

  static let cases = [
    Case(testDescription: "silence has no island", runs: [(50, 0.1)], islands: []),
    Case(
      testDescription: "an island begins two windows before the first likely one and ends where voice stops",
      runs: [(10, 0), (10, 0.9), (10, 0)], islands: [4096..<10240]),
    Case(
      testDescription: "three windows are too short for an island", runs: [(10, 0), (3, 0.9), (10, 0)],
      islands: []),
    Case(
      testDescription: "four windows are an island", runs: [(10, 0), (4, 0.9), (10, 0)],
      islands: [4096..<7168]),
    Case(
      testDescription: "a pause of seven windows does not divide",
      runs: [(10, 0.9), (7, 0), (10, 0.9), (8, 0)], islands: [0..<13824]),
    Case(
      testDescription: "a pause of eight windows divides, and the next island keeps its lead",
      runs: [(10, 0.9), (8, 0), (10, 0.9), (8, 0)], islands: [0..<5120, 8192..<14336]),
    Case(
      testDescription: "doubt keeps an island alive but does not begin one",
      runs: [(10, 0.4), (4, 0.9), (20, 0.4), (8, 0)], islands: [4096..<17408]),
    Case(
      testDescription: "voice up to the end of the sound ends there", runs: [(2, 0), (8, 0.9)],
      islands: [0..<5120]),
    Case(
      testDescription: "a pause at the end of the sound belongs to no island", runs: [(8, 0.9), (3, 0)],
      islands: [0..<4096]),
  ]

  @Test(arguments: cases) func islands(_ one: Case) {
    var detector = IslandDetector()
    #expect(Self.islands(of: one.runs, in: &detector) == one.islands)
  }

  @Test func nothingNewBeginsBeforeTheQuietPosition() {
    var detector = IslandDetector()
    for index in 0..<10 { _ = detector.advance(probability: 0, window: Self.window(index)) }
    #expect(detector.quiet(upTo: 5120) == 4096)
    _ = detector.advance(probability: 0.9, window: Self.window(10))
    #expect(detector.quiet(upTo: 5632) == 4096, "the island that may be rising begins here")
  }

  private static func islands(of runs: [(Int, Float)], in detector: inout IslandDetector) -> [Range<Int64>] {
    var found: [Range<Int64>] = []
    var begun: Int64 = -1
    func take(_ event: IslandDetector.Event?) {
      switch event {
      case .began(let start): begun = start
      case .ended(let end): found.append(begun..<end)
      case nil: break
      }
    }
    var index = 0
    for (count, probability) in runs {
      for _ in 0..<count {
        take(detector.advance(probability: probability, window: window(index)))
        index += 1
      }
    }
    take(detector.finish(at: Int64(index) * 512))
    return found
  }

  private static func window(_ index: Int) -> Range<Int64> {
    Int64(index) * 512..<Int64(index + 1) * 512
  }
}
