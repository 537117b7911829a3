import Testing

@testable import Inference

@Suite struct WindowReaderTests {
  private static let two = DecodeWindow(islands: [16_000..<48_000, 56_000..<88_000], sound: 11_200..<92_800)
  private static let one = DecodeWindow(islands: [16_000..<48_000], sound: 11_200..<52_800)
  private static let loop = String(repeating: "and so on ", count: 8)

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var window: DecodeWindow
    /// What the recogniser says, one decode after the other.
    var heard: [String]
    var text: String
    var decoded: [Range<Int64>]
  }

  static let cases = [
    Case(
      testDescription: "a plausible text is taken as it is", window: two, heard: ["Hello there, friend."],
      text: "Hello there, friend.", decoded: [11_200..<92_800]),
    Case(
      testDescription: "after no words each island is read alone, with padding up to its neighbour",
      window: two, heard: ["", "Hello.", "Friend."], text: "Hello. Friend.",
      decoded: [11_200..<92_800, 11_200..<52_800, 51_200..<92_800]),
    Case(
      testDescription: "after no words a single island is read with less sound around it", window: one,
      heard: ["", "Hello."], text: "Hello.", decoded: [11_200..<52_800, 13_600..<50_400]),
    Case(
      testDescription: "no words twice are no words", window: one, heard: ["", ""], text: "",
      decoded: [11_200..<52_800, 13_600..<50_400]),
    Case(
      testDescription: "a loop is read again", window: one, heard: [loop, "And so on."], text: "And so on.",
      decoded: [11_200..<52_800, 13_600..<50_400]),
    Case(
      testDescription: "a loop that stays is said once", window: one, heard: [String(loop.prefix(50)), ""],
      text: "and so on", decoded: [11_200..<52_800, 13_600..<50_400]),
    Case(
      testDescription: "too much text for a short voice is a ghost",
      window:
        DecodeWindow(islands: [16_000..<22_000], sound: 11_200..<26_800),
      heard: ["Thanks for watching!"], text: "", decoded: [11_200..<26_800]),
  ]

  @Test(arguments: cases) func reads(_ one: Case) throws {
    var answers = one.heard
    var decoded: [Range<Int64>] = []
    let reader = WindowReader(ghosts: GhostFilter(), padding: 4_800)
    let text = try reader.read(one.window) { (range: Range<Int64>) throws(InferenceError) -> String in
      decoded.append(range)
      return answers.isEmpty ? "" : answers.removeFirst()
    }
    #expect(text == one.text)
    #expect(decoded == one.decoded)
  }

  @Test func failureOfTheEngineIsPassedOn() {
    let reader = WindowReader(ghosts: GhostFilter(), padding: 4_800)
    #expect(throws: InferenceError(.engineFailed, "gone")) {
      try reader.read(Self.one) { (_: Range<Int64>) throws(InferenceError) -> String in
        throw InferenceError(.engineFailed, "gone")
      }
    }
  }
}
