import Foundation
import TestSupport
import Testing

@testable import Inference

@Suite(.enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct TranslationEngineTests {
  @Test func tokensAreTheReferences() throws {
    let tokenizer = try MarianTokenizer(
      packFolder: TranslationFixture.pack,
      parameters: try ModelParameters.read(from: TranslationFixture.pack).parameters)
    for reference in try TranslationFixture.references() {
      #expect(try tokenizer.tokens(of: reference.source) == reference.tokens)
    }
  }

  @Test(
    arguments: [
      ("", [0]), ("   ", [0]), ("日本語", [260, 2813, 0]), ("x200", [260, 1301, 3932, 0]),
      (
        "café 👩‍👧 naïve",
        [
          3554, 592, 10805, 260, 242, 161, 147, 171, 228, 130, 143, 242, 161, 147, 169, 260, 1462, 197, 177,
          401, 0,
        ]
      ),
    ] as [(String, [Int])])
  func strangeTextHasTheReferencesTokens(text: String, tokens: [Int]) throws {
    let tokenizer = try MarianTokenizer(
      packFolder: TranslationFixture.pack,
      parameters: try ModelParameters.read(from: TranslationFixture.pack).parameters)
    #expect(try tokenizer.tokens(of: text) == tokens)
  }

  @Test func anAddressLongerThanASentenceStaysWhole() throws {
    let address = "https://example.com/" + (1...300).map { "part\($0)" }.joined(separator: "/")
    let translation = try TranslationFixture.engine().translate(["Read \(address) first."])[0].text
    #expect(translation.contains(address))
  }

  @Test func aCharacterOfThousandsOfMarksIsNoFailure() throws {
    let text = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(try TranslationFixture.engine().translate([text]).count == 1)
  }

  /// 8-bit weights may turn a close decision: at least nine in ten are the reference's to the letter.
  ///
  /// Numbers are repaired, so sentences with numbers are left out.
  @Test(arguments: [1, 4])
  func translationsAreTheReferences(beamSize: Int) throws {
    let references = try TranslationFixture.references().filter { !$0.source.contains(where: \.isNumber) }
    let translations = try TranslationFixture.engine().translate(
      references.map(\.source), options: DecodingOptions(beamSize: beamSize))
    let differing = zip(references, translations).filter { reference, translation in
      translation.text != (beamSize == 1 ? reference.greedy : reference.beam4)
    }
    #expect(differing.count * 10 <= references.count, "\(differing.map { ($0.source, $1.text) })")
  }

  @Test(arguments: [1, 4])
  func aSentenceIsTranslatedAlikeAloneAndInCompany(beamSize: Int) throws {
    let engine = try TranslationFixture.engine()
    let options = DecodingOptions(beamSize: beamSize)
    let sources = try TranslationFixture.references().map(\.source)
    let alone = try sources.map { try engine.translate([$0], options: options)[0].text }
    let together = try engine.translate(sources, options: options).map(\.text)
    let backwards = try engine.translate(sources.reversed(), options: options).map(\.text)
    #expect(together == alone)
    #expect(backwards == alone.reversed())
  }

  /// Seen to differ before batches were padded to whole vectors.
  @Test func aLongNeighbourChangesNothing() throws {
    let engine = try TranslationFixture.engine()
    let options = DecodingOptions(beamSize: 1)
    let sources = (1...24).map { count in String(repeating: "very ", count: count) + "good things were found."
    }
    let alone = try sources.map { try engine.translate([$0], options: options)[0] }
    #expect(try engine.translate(sources, options: options) == alone)
  }

  @Test func addressesAndOrnamentsSurvive() throws {
    let translations = try TranslationFixture.engine().translate([
      "Visit https://example.com/a?b=1 for details.", "♪ I love you ♪", "x200",
    ]).map(\.text)
    #expect(translations[0].contains("https://example.com/a?b=1"))
    #expect(translations[1].hasPrefix("♪ ") && translations[1].hasSuffix(" ♪"))
    #expect(translations[2] == "x200")
  }

  @Test(
    arguments: [
      ("It costs 1,234,567.89 dollars.", ["1,234,567.89"]), ("1,234,567.89 dollars", ["1,234,567.89"]),
      ("It is 10:30.", ["10:30"]), ("She paid $5.99.", ["5.99"]),
      ("In 1984, 3,000 people died.", ["1984", "3,000"]),
      ("He ran 42.195 km.", ["42.195"]), ("You have %1$d new messages.", ["%1$d"]),
      ("Hello, {name}!", ["{name}"]),
      ("Dear {{x}}, call %@ now.", ["{{x}}", "%@"]),
      ("Write to a.b@c.org or https://d.org/e?f=1.", ["a.b@c.org", "https://d.org/e?f=1"]),
      ("- Hello, John.\n- Hi!", ["- ", "\n- "]),
      ("<i>Where is</i> the <b>station</b>?", ["<i>", "</i>", "<b>", "</b>"]),
      ("I 🍕 love pizza.", ["🍕"]),
    ] as [(String, [String])])
  func whatMayNotChangeComesOutAsItWentIn(source: String, parts: [String]) throws {
    for beamSize in [1, 4] {
      let result = try TranslationFixture.engine().translate(
        [source], options: DecodingOptions(beamSize: beamSize))[0]
      for part in parts { #expect(result.text.contains(part), "\(beamSize): \(result.text)") }
      #expect(result.marks.isEmpty, "\(beamSize): \(result)")
    }
  }

  @Test(arguments: [("STOP!", "やめろ！"), ("Yes.", "はい。"), ("I- I th-think so.", "そう思う。")])
  func shortAnswersAreGivenOnceAndInJapanese(source: String, translation: String) throws {
    let options = DecodingOptions(beamSize: 1)
    #expect(try TranslationFixture.engine().translate([source], options: options)[0].text == translation)
  }

  @Test func mixedCuesComeBackOneForOne() throws {
    let cues = MixedCues.cues(300)
    let engine = try TranslationFixture.engine()
    var results: [TranslatedText] = []
    for start in stride(from: 0, to: cues.count, by: 10) {
      results += try engine.translate(Array(cues[start..<start + 10]), options: DecodingOptions(beamSize: 1))
    }
    #expect(results.count == cues.count)
    for (index, (cue, result)) in zip(cues, results).enumerated() {
      #expect(result.text.isEmpty == cue.isEmpty, "\(cue)")
      #expect(
        result.text.split(separator: "\n").count == cue.split(separator: "\n").count,
        "\(cue) | \(result.text)")
      let kept: [String] =
        switch index % 10 {
        case 3: ["🎉 ", " 🎂", "\(index)"]
        case 4: ["<i>", "</i>", "{\\an8}"]
        case 5: ["\(index),234.50", "10:30"]
        case 7: [cue]
        case 8: ["cue\(index)@example.com", "https://example.com/\(index)"]
        case 9: ["{name\(index)}"]
        default: []
        }
      for part in kept where !result.marks.contains(.numberMissing) {
        #expect(result.text.contains(part), "\(cue) | \(result.text)")
      }
    }
    // What is lost is marked, and it is little.
    #expect(results.count { !$0.marks.isEmpty } <= cues.count / 20)
  }

  @Test func asManyComeOutAsGoIn() throws {
    let sources = [
      "", "Yes.", " ", "3.5", "Go home. Sleep well.", "♪", String(repeating: "word ", count: 2000), "\0",
    ]
    let translations = try TranslationFixture.engine().translate(
      sources, options: DecodingOptions(beamSize: 1))
    #expect(translations.count == sources.count)
    #expect(translations[0].text == "" && translations[3].text == "3.5" && translations[5].text == "♪")
    #expect(!translations[1].text.isEmpty && !translations[4].text.isEmpty && !translations[6].text.isEmpty)
  }

  @Test func aCancelledTranslationStopsBetweenTwoSteps() throws {
    var steps = 0
    let error = #expect(throws: InferenceError.self) {
      _ = try TranslationFixture.engine().translate(["This sentence is not going to be finished."]) {
        steps += 1
        return steps > 2
      }
    }
    #expect(error?.code == .cancelled)
    #expect(steps == 3)
  }

  /// Wherever it is: while the texts are taken apart, before the first step, in the middle, in a later batch.
  @Test(arguments: [1, 700, 1_000, 1_001, 1_002, 1_040])
  func aCancelledBatchOfAThousandDoesNoStepMore(asked: Int) throws {
    let texts = (1...1_000).map { "There are \($0) books on the table." }
    var questions = 0
    let error = #expect(throws: InferenceError.self) {
      _ = try TranslationFixture.engine().translate(texts, options: DecodingOptions(beamSize: 1)) {
        questions += 1
        return questions >= asked
      }
    }
    #expect(error?.code == .cancelled)
    // It is asked before each step: a step after the answer would be followed by another question.
    #expect(questions == asked)
  }

  /// Each beam costs as much as the first: a manifest that asks for thousands would fill the memory.
  @Test(arguments: [0, 65, 60_000])
  func aManifestThatAsksForTooManyBeamsIsRefused(beams: Int) throws {
    let folder = try TemporaryFolder()
    let manifest = try String(contentsOfFile: TranslationFixture.pack + "/pack.json", encoding: .utf8)
    let changed = manifest.replacing(/"beamSize": [0-9]+/, with: "\"beamSize\": \(beams)")
    #expect(changed != manifest)
    try folder.write(changed, to: "pack.json")
    let error = #expect(throws: InferenceError.self) { try ModelParameters.read(from: folder.url.path) }
    #expect(error?.code == .modelUnusable)
  }

  @Test func aFolderWithoutAPackIsRefused() {
    let error = #expect(throws: InferenceError.self) {
      _ = try TranslationEngine(packFolder: "/nowhere", native: RuntimeFixture.native, threads: 1)
    }
    #expect(error?.code == .modelUnusable)
    #expect(error?.detail.contains("/nowhere/pack.json") == true)
  }
}
