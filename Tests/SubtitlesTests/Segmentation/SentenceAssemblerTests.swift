import Subtitles
import Testing

@Suite("Cues are joined to sentences")
struct SentenceAssemblerTests {
  /// Cues of the texts, each 2 s long; `~500` is a silence of 500 ms before the next.
  static func cues(_ parts: [String]) -> [Cue] {
    var time = 0
    var cues: [Cue] = []
    for part in parts {
      if part.first == "~", let silence = Int(part.dropFirst()) {
        time += silence - 100
        continue
      }
      cues.append(Cue(id: Cue.ID(cues.count + 1), span: TimeSpan(time, time + 2000), text: part))
      time += 2100
    }
    return cues
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var parts: [String]
    var units: [[Int]]

    init(_ name: String, _ parts: [String], _ units: [[Int]]) {
      testDescription = name
      self.parts = parts
      self.units = units
    }
  }

  @Test(
    "each with its cues",
    arguments: [
      Case("a sentence a cue", ["Good morning.", "How are you?"], [[1], [2]]),
      Case(
        "a sentence over two cues", ["It was the best of times,", "it was the worst.", "Then he left."],
        [[1, 2], [3]]),
      Case("a pause ends it", ["and then", "~1600", "we went home."], [[1], [2]]),
      Case("a short pause does not", ["and then", "~300", "we went home."], [[1, 2]]),
      Case("at most three cues", ["a,", "b,", "c,", "d,", "e."], [[1, 2, 3], [4, 5]]),
      Case("cut after a comma", ["one", "two,", "three", "four."], [[1, 2], [3, 4]]),
      Case("cut before a conjunction", ["one", "two", "because three", "four."], [[1, 2], [3, 4]]),
      Case(
        "cut after three if there is no better place", ["one", "two", "three", "four."], [[1, 2, 3], [4]]),
      Case(
        "at most forty words",
        [
          String(repeating: "a ", count: 15) + "b", String(repeating: "a ", count: 15) + "b",
          String(repeating: "a ", count: 15) + "b.",
        ], [[1, 2], [3]]),
      Case(
        "an abbreviation that may be last waits for what follows",
        ["in the U.S.", "Army.", "in the U.S.", "They left."],
        [
          [1, 2], [3], [4],
        ]),
      Case("nothing", [], []),
    ])
  func joins(_ given: Case) {
    var assembler = SentenceAssembler()
    let units = assembler.take(Self.cues(given.parts)) + assembler.finish()
    #expect(units.map { $0.cues.map(\.number) } == given.units)
    #expect(units.map(\.id) == units.map { $0.cues[0] })
  }

  @Test("as soon as they are whole, as running text")
  func releasesAtOnce() {
    var assembler = SentenceAssembler()
    let cues = Self.cues(["It was the best of times,", "it was the worst of times."])
    #expect(assembler.take([cues[0]]) == [])
    let unit = TranslationUnit(
      id: Cue.ID(1), cues: [Cue.ID(1), Cue.ID(2)],
      text: "It was the best of times, it was the worst of times.")
    #expect(assembler.take([cues[1]]) == [unit])
  }
}
