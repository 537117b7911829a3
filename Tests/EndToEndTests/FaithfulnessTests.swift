import Foundation
import TestSupport
import Testing

/// What the main job makes of the reading, held against what is said, and against the pauses that ffmpeg finds.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct FaithfulnessTests {
  struct Document: Decodable {
    struct Cue: Decodable {
      struct Word: Decodable {
        var text: String
        var start: Int
        var end: Int
      }
      struct Translation: Decodable {
        var text: String
      }
      var start: Int
      var end: Int
      var text: String
      var words: [Word]
      var translations: [String: Translation]
    }
    var cues: [Cue]
  }

  /// The subtitles in both languages, made once.
  private static let result = Result {
    let folder = try TemporaryFolder()
    let name = "talk.wav"
    try FileManager.default.createSymbolicLink(at: folder.file(name), withDestinationURL: SetUp.recording)
    let outcome = try JimakuProcess.run(["subtitle", name, "--format", "json"], in: folder.url)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
    let file = try Data(contentsOf: folder.file("talk.en-ja.json"))
    return try JSONDecoder().decode(Document.self, from: file).cues
  }

  private let cues: [Document.Cue]

  init() throws {
    cues = try Self.result.get()
  }

  /// 119 words are said.
  @Test func atMostFiveWordsAreWrong() {
    let said = TwoCities.words(TwoCities.text)
    let heard = TwoCities.words(cues.map(\.text).joined(separator: " "))
    #expect(said.count == 119)
    #expect(TwoCities.wrongWords(heard, said) <= 5, "\(heard.joined(separator: " "))")
  }

  /// Each pause lies where it is heard, to a fifth of a second, between two words.
  @Test func wordsKeepClearOfThePauses() throws {
    let words = cues.flatMap(\.words)
    for pause in try pauses() {
      let middle = (pause.lowerBound + pause.upperBound) / 2
      let before = try #require(words.last { $0.start < middle })
      #expect(abs(before.end - pause.lowerBound) <= 200, "\(before) before \(pause)")
      if let after = words.first(where: { $0.start >= middle }) {
        #expect(abs(after.start - pause.upperBound) <= 200, "\(after) after \(pause)")
      }
    }
  }

  /// A cue ends with the speech, to a fifth of a second.
  @Test func cuesEndWithTheSpeech() throws {
    var count = 0
    for pause in try pauses() {
      let cue = try #require(cues.last { $0.start < pause.lowerBound })
      // Where the cue goes on after it, the pause is no end.
      if cue.words.contains(where: { $0.start >= pause.upperBound - 200 }) { continue }
      count += 1
      #expect(cue.end >= pause.lowerBound - 200, "\(cue.text) \(cue.end) \(pause)")
      #expect(cue.end <= pause.lowerBound + 200, "\(cue.text) \(cue.end) \(pause)")
    }
    #expect(count >= 10)
  }

  @Test func everyCueHasJapaneseText() {
    #expect(!cues.isEmpty)
    for cue in cues {
      let text = cue.translations["ja"]?.text ?? ""
      let isJapanese = text.unicodeScalars.contains { scalar in
        // Hiragana and katakana, and the ideographs of the Basic Multilingual Plane.
        ("\u{3041}"..."\u{30FF}").contains(scalar) || ("\u{4E00}"..."\u{9FFF}").contains(scalar)
      }
      #expect(isJapanese, "\(cue.text): \(text)")
    }
  }

  /// The pauses after something was said; the recording's noise stays below −48 dB.
  private func pauses() throws -> [Range<Int>] {
    let pauses = try Silences.find(in: SetUp.recording, noise: -45).filter { $0.lowerBound > 0 }
    try #require(pauses.count >= 10)
    return pauses
  }
}
