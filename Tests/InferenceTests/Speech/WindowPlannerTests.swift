import Testing

@testable import Inference

/// Times in the tables are milliseconds.
@Suite struct WindowPlannerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var islands: [Range<Int64>]
    var end: Int64
    /// The voice and the sound of each window.
    var windows: [Window]
  }

  struct Window: Hashable, Sendable {
    var islands: [Range<Int64>]
    var sound: Range<Int64>
    /// The position at which it was released.
    var released: Int64
  }

  static let cases = [
    Case(
      testDescription: "islands with short pauses share a window that ends with a second of silence",
      islands: [1000..<2000, 2500..<3500], end: 10_000,
      windows: [Window(islands: [1000..<2000, 2500..<3500], sound: 700..<3800, released: 4500)]),
    Case(
      testDescription: "a pause of a second divides",
      islands: [1000..<2000, 3000..<3500], end: 10_000,
      windows: [
        Window(islands: [1000..<2000], sound: 700..<2300, released: 3000),
        Window(islands: [3000..<3500], sound: 2700..<3800, released: 4500),
      ]),
    Case(
      testDescription: "a window is released as soon as the island that is still open makes it too long",
      islands: [0..<5000, 5200..<9500], end: 12_000,
      windows: [
        Window(islands: [0..<5000], sound: 0..<5200, released: 8010),
        Window(islands: [5200..<9500], sound: 5000..<9800, released: 10_500),
      ]),
    Case(
      testDescription: "the padding never reaches into a neighbour or beyond the sound",
      islands: [100..<5000, 5100..<8200], end: 8250,
      windows: [
        Window(islands: [100..<5000], sound: 0..<5100, released: 8110),
        Window(islands: [5100..<8200], sound: 5000..<8250, released: 8250),
      ]),
    Case(
      testDescription: "an island that is too long is cut in its last third, without padding at the cut",
      islands: [1000..<13_000], end: 20_000,
      windows: [
        Window(islands: [1000..<7000], sound: 700..<7000, released: 9010),
        Window(islands: [7000..<13_000], sound: 7000..<13_300, released: 14_000),
      ]),
    Case(
      testDescription: "what is left of a cut island may be joined with the next one",
      islands: [0..<8500, 9000..<10_000], end: 20_000,
      windows: [
        Window(islands: [0..<6000], sound: 0..<6000, released: 8010),
        Window(islands: [6000..<8500, 9000..<10_000], sound: 6000..<10_300, released: 11_000),
      ]),
  ]

  /// Every 10 ms the planner is told what is known by then; the quietest place is always at 6 s of a window.
  @Test(arguments: cases) func windows(_ one: Case) {
    var planner = WindowPlanner()
    var found: [Window] = []
    func take(_ windows: [DecodeWindow], at position: Int64) {
      for window in windows {
        found.append(
          Window(
            islands: window.islands.map(Self.milliseconds), sound: Self.milliseconds(window.sound),
            released: position))
      }
    }
    for now in stride(from: 10, through: one.end, by: 10) {
      var isOpen = false
      for island in one.islands {
        if island.lowerBound == now - 10 {
          take([planner.began(at: island.lowerBound * 16)].compactMap(\.self), at: now)
        }
        if island.upperBound == now { planner.ended(at: now * 16) }
        isOpen = isOpen || island.contains(now)
      }
      let quiet = now * 16
      take(
        planner.passed(now * 16, quiet: quiet) { $0.lowerBound + 10_667 }, at: now)
      #expect(planner.needed(quiet: quiet) >= (now - 9_500) * 16, "what is kept is bounded")
    }
    take([planner.finish(at: one.end * 16)].compactMap(\.self), at: one.end)
    #expect(found == one.windows)
  }

  private static func milliseconds(_ range: Range<Int64>) -> Range<Int64> {
    range.lowerBound / 16..<range.upperBound / 16
  }
}
