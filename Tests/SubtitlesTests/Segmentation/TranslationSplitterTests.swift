import Subtitles
import TestSupport
import Testing

@Suite("A translation is given back to its cues")
struct TranslationSplitterTests {
  /// Cues with the texts, 60 ms a letter.
  static func cues(_ texts: [String]) -> [Cue] {
    var time = 0
    return texts.enumerated().map { index, text in
      defer { time += text.count * 60 + 100 }
      return Cue(id: Cue.ID(index + 1), span: TimeSpan(time, time + text.count * 60), text: text)
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var sources: [String]
    var parts: [String]

    init(_ text: String, _ sources: [String], _ parts: [String]) {
      self.text = text
      self.sources = sources
      self.parts = parts
    }

    var testDescription: String { text }
  }

  @Test(
    "at phrase boundaries, in proportion",
    arguments: [
      Case(
        "それは最良の時代であり、最悪の時代でもあった。", ["It was the best of times,", "it was the worst of times."],
        ["それは最良の時代であり、", "最悪の時代でもあった。"]),
      Case(
        "彼女はすぐに駅まで走っていったが、電車はもう出発していた。",
        ["She ran to the station right away,", "but the train had", "already left."],
        ["彼女はすぐに駅まで走っていったが、", "電車はもう", "出発していた。"]),
      Case(
        "国があなたのために何をしてくれるかではなく、あなたが国のために何ができるかを問うてください。",
        ["ask not what your country can do for you,", "ask what you can do for your country."],
        ["国があなたのために何をしてくれるかではなく、", "あなたが国のために何ができるかを問うてください。"]),
      Case("ありがとうございます。", ["Thank you", "very much."], ["ありがとう", "ございます。"]),
      Case("はい。", ["Yes, of", "course."], ["はい。", "はい。"]),
      Case("ええ、はい。", ["Yes", "yes, of", "course."], ["ええ、", "はい。", "はい。"]),
      Case("", ["Uh,", "uh."], ["", ""]),
      Case(
        "Das war die beste aller Zeiten, das war die schlechteste aller Zeiten.",
        ["It was the best of times,", "it was the worst of times."],
        ["Das war die beste aller Zeiten,", "das war die schlechteste aller Zeiten."]),
      Case("Oui.", ["Yes."], ["Oui."]),
    ])
  func splits(_ given: Case) {
    #expect(TranslationSplitter.split(given.text, over: Self.cues(given.sources)) == given.parts)
  }

  @Test("and nothing for no cue")
  func splitsOverNothing() {
    #expect(TranslationSplitter.split("はい。", over: []) == [])
  }

  @Test(
    "without losing a character, for real sentences",
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"),
    arguments: [2, 3])
  func losesNothing(count: Int) throws {
    let badStarts = Set("、。」』）っゃゅょッャュョー！？")
    for line in try SharedData.lines("translation/ntrex.ja").prefix(500) {
      let parts = TranslationSplitter.split(
        line, over: Self.cues(Array(repeating: "some words of it", count: count)))
      #expect(!parts.contains { $0.isEmpty }, "\(parts)")
      let isShort = line.count < 8
      #expect(isShort || parts.joined().filter { !$0.isWhitespace } == line.filter { !$0.isWhitespace })
      #expect(!parts.dropFirst().contains { $0.first.map(badStarts.contains) ?? false }, "\(parts)")
    }
  }
}
