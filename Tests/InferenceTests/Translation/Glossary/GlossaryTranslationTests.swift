import Foundation
import Testing

@testable import Inference

@Suite(
  "A glossary in translations",
  .enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct GlossaryTranslationTests {
  private static let glossary = Glossary(entries: [
    Glossary.Entry(source: "Sydney Carton", target: "シドニー・カートン"),
    Glossary.Entry(source: "Sydney", target: "シドニー"),
    Glossary.Entry(source: "Jarvis Lorry", target: "ジャービス・ローリー"),
    Glossary.Entry(source: "Mrs. Weatherby", target: "ウェザビー夫人"),
    Glossary.Entry(source: "Tellson's Bank", target: "テルソン銀行"),
    Glossary.Entry(source: "Zorblax", target: "ゾルブラックス", caseRule: .insensitive),
    Glossary.Entry(source: "subtitle", target: "字幕", caseRule: .firstLetter),
    Glossary.Entry(source: "Jimaku", target: "Jimaku"),
    Glossary.Entry(source: "Lake Ontario", target: "オンタリオ湖"),
  ])

  /// Each with the renderings that its translation must have.
  private static let sentences: [(String, [String])] = [
    ("Sydney Carton went to school yesterday.", ["シドニー・カートン"]),
    ("We live in Sydney.", ["シドニー"]),
    ("I met Sydney Carton in Sydney.", ["シドニー・カートン"]),
    ("Jarvis Lorry is my best friend.", ["ジャービス・ローリー"]),
    ("Have you ever seen Jarvis Lorry?", ["ジャービス・ローリー"]),
    ("Mrs. Weatherby is late again.", ["ウェザビー夫人"]),
    ("I gave the book to Mrs. Weatherby.", ["ウェザビー夫人"]),
    ("Mrs. Weatherby's house is old.", ["ウェザビー夫人"]),
    ("He works at Tellson's Bank.", ["テルソン銀行"]),
    ("Tellson's Bank was closed on Monday.", ["テルソン銀行"]),
    ("Jarvis Lorry works at Tellson's Bank.", ["ジャービス・ローリー", "テルソン銀行"]),
    ("Zorblax is a strange planet.", ["ゾルブラックス"]),
    ("ZORBLAX IS HERE!", ["ゾルブラックス"]),
    ("Where is zorblax?", ["ゾルブラックス"]),
    ("The people of Zorblax are kind.", ["ゾルブラックス"]),
    ("Subtitles help us learn.", ["字幕"]),
    ("I read the subtitles.", ["字幕"]),
    ("This subtitle is too long.", ["字幕"]),
    ("Jimaku is a good program.", ["Jimaku"]),
    ("Do you use Jimaku every day?", ["Jimaku"]),
    ("Lake Ontario is very deep.", ["オンタリオ湖"]),
    ("They swam in Lake Ontario.", ["オンタリオ湖"]),
    ("Sydney's father lives near Lake Ontario.", ["シドニー", "オンタリオ湖"]),
    ("\"Sydney!\" she cried.", ["シドニー"]),
    ("- Is Sydney here?\n- No, Sydney is in bed.", ["シドニー"]),
    ("Sydney has 3 cats and 12 dogs.", ["シドニー", "3", "12"]),
    ("Ask Sydney at sydney@example.com.", ["シドニー", "sydney@example.com"]),
    ("See https://example.com/Sydney for details.", ["https://example.com/Sydney"]),
    ("Tom and Sydney are friends.", ["シドニー"]),
    ("Jarvis Lorry saw Sydney Carton yesterday.", ["ジャービス・ローリー", "シドニー・カートン"]),
  ]

  @Test("has each name's rendering exactly as given", arguments: [1, 4])
  func thirtySentences(beamSize: Int) throws {
    let engine = try TranslationFixture.engine()
    let options = DecodingOptions(beamSize: beamSize, glossary: Self.glossary)
    let results = try engine.translate(Self.sentences.map(\.0), options: options)
    for ((source, renderings), result) in zip(Self.sentences, results) {
      for rendering in renderings {
        #expect(result.text.contains(rendering), "\(source) | \(result.text)")
      }
      #expect(result.marks.isEmpty, "\(source) | \(result.text) | \(result.marks)")
      // No stand-in is left over.
      for word in ["ロンドン", "URL", "ジョン", "ボブ"] {
        #expect(!result.text.contains(word), "\(source) | \(result.text)")
      }
    }
  }

  @Test("changes nothing where no term is")
  func elsewhere() throws {
    let engine = try TranslationFixture.engine()
    let sources = try TranslationFixture.references().prefix(20).map(\.source)
    let plain = try engine.translate(sources)
    #expect(try engine.translate(sources, options: DecodingOptions(glossary: Self.glossary)) == plain)
  }

  @Test("finds names that the model renders alike wherever they stand")
  func standIns() throws {
    let names = try TranslationFixture.engine().standIns { false }.names
    #expect(names.count >= 6)
    #expect(names.first { $0.source == "Tom" }?.renderings == ["トム"])
  }
}
