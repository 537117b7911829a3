import Foundation
import Testing

@testable import Inference

/// Tokens by the Python package `sentencepiece`, translations by `transformers` with 32-bit floats: see Tools/packs.
private struct Reference: Codable {
  var source: String
  var tokens: [Int]
  var beam4: String
  var greedy: String
}

private enum Fixture {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  static let pack = root.appending(path: "Packs/translation-en-ja-starter").path(percentEncoded: false)
  static func references() throws -> [Reference] {
    let file = URL(filePath: #filePath).appending(path: "../Fixtures/reference.json").standardizedFileURL
    return try JSONDecoder().decode([Reference].self, from: Data(contentsOf: file))
  }

  static func engine() throws -> TranslationEngine {
    try TranslationEngine(packFolder: pack, native: RuntimeFixture.native, threads: 2)
  }
}

@Suite(.enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct TranslationEngineTests {
  @Test func tokensAreTheReferences() throws {
    let tokenizer = try MarianTokenizer(
      packFolder: Fixture.pack, parameters: try ModelParameters.read(from: Fixture.pack).parameters)
    for reference in try Fixture.references() {
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
      packFolder: Fixture.pack, parameters: try ModelParameters.read(from: Fixture.pack).parameters)
    #expect(try tokenizer.tokens(of: text) == tokens)
  }

  @Test func anAddressLongerThanASentenceStaysWhole() throws {
    let address = "https://example.com/" + (1...300).map { "part\($0)" }.joined(separator: "/")
    let translation = try Fixture.engine().translate(["Read \(address) first."])[0].text
    #expect(translation.contains(address))
  }

  @Test func aCharacterOfThousandsOfMarksIsNoFailure() throws {
    let text = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(try Fixture.engine().translate([text]).count == 1)
  }

  /// 8-bit weights may turn a close decision: at least nine in ten are the reference's to the letter.
  @Test(arguments: [1, 4])
  func translationsAreTheReferences(beamSize: Int) throws {
    let references = try Fixture.references()
    let translations = try Fixture.engine().translate(
      references.map(\.source), options: DecodingOptions(beamSize: beamSize))
    let differing = zip(references, translations).filter { reference, translation in
      translation.text != (beamSize == 1 ? reference.greedy : reference.beam4)
    }
    #expect(differing.count * 10 <= references.count, "\(differing.map { ($0.source, $1.text) })")
  }

  @Test(arguments: [1, 4])
  func aSentenceIsTranslatedAlikeAloneAndInCompany(beamSize: Int) throws {
    let engine = try Fixture.engine()
    let options = DecodingOptions(beamSize: beamSize)
    let sources = try Fixture.references().map(\.source)
    let alone = try sources.map { try engine.translate([$0], options: options)[0].text }
    let together = try engine.translate(sources, options: options).map(\.text)
    let backwards = try engine.translate(sources.reversed(), options: options).map(\.text)
    #expect(together == alone)
    #expect(backwards == alone.reversed())
  }

  /// Seen to differ before batches were padded to whole vectors.
  @Test func aLongNeighbourChangesNothing() throws {
    let engine = try Fixture.engine()
    let options = DecodingOptions(beamSize: 1)
    let sources = (1...24).map { count in String(repeating: "very ", count: count) + "good things were found."
    }
    let alone = try sources.map { try engine.translate([$0], options: options)[0] }
    #expect(try engine.translate(sources, options: options) == alone)
  }

  @Test func addressesAndOrnamentsSurvive() throws {
    let translations = try Fixture.engine().translate([
      "Visit https://example.com/a?b=1 for details.", "♪ I love you ♪", "x200",
    ]).map(\.text)
    #expect(translations[0].contains("https://example.com/a?b=1"))
    #expect(translations[1].hasPrefix("♪ ") && translations[1].hasSuffix(" ♪"))
    #expect(translations[2] == "x200")
  }

  @Test func asManyComeOutAsGoIn() throws {
    let sources = [
      "", "Yes.", " ", "3.5", "Go home. Sleep well.", "♪", String(repeating: "word ", count: 2000), "\0",
    ]
    let translations = try Fixture.engine().translate(sources, options: DecodingOptions(beamSize: 1))
    #expect(translations.count == sources.count)
    #expect(translations[0].text == "" && translations[3].text == "3.5" && translations[5].text == "♪")
    #expect(!translations[1].text.isEmpty && !translations[4].text.isEmpty && !translations[6].text.isEmpty)
  }

  @Test func aCancelledTranslationStopsBetweenTwoSteps() throws {
    var steps = 0
    let error = #expect(throws: InferenceError.self) {
      _ = try Fixture.engine().translate(["This sentence is not going to be finished."]) {
        steps += 1
        return steps > 2
      }
    }
    #expect(error?.code == .cancelled)
    #expect(steps == 3)
  }

  @Test func aFolderWithoutAPackIsRefused() {
    let error = #expect(throws: InferenceError.self) {
      _ = try TranslationEngine(packFolder: "/nowhere", native: RuntimeFixture.native, threads: 1)
    }
    #expect(error?.code == .modelUnusable)
    #expect(error?.detail.contains("/nowhere/pack.json") == true)
  }
}
