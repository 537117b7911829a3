import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import NaturalLanguage

/// What is told when the pack is absent, or not what its manifest says.
struct WithoutTheModelTests {
  @Test(arguments: [
    ("はい、そうです", NLLanguage.japanese), ("안녕하세요", .korean), ("Καλημέρα", .greek), ("สวัสดีครับ", .thai),
  ])
  func scriptsOfOneLanguageAreTold(_ text: String, _ language: NLLanguage) {
    var sample = TextSample()
    sample.add(text)
    #expect(Identification(of: sample, model: nil).decision == language)
  }

  @Test(arguments: ["The path was steep, but lovely.", "Тропа была крутой", "这条路很陡", "12"])
  func nothingElseIs(_ text: String) {
    var sample = TextSample()
    sample.add(text)
    let identification = Identification(of: sample, model: nil)
    #expect(identification.decision == nil && identification.hypotheses.isEmpty)
  }

  @Test func aDamagedPackIsAsGoodAsNone() throws {
    let folder = try PackFolder()
    #expect(LanguageModel.load(from: folder.store) == nil)
    // Its engine is another one; then its file is no model.
    let installed = try folder.install("lid", kind: "language-id", languages: "{}")
    #expect(LanguageModel.load(from: folder.store) == nil)
    let manifest = try String(contentsOfFile: installed.path(of: "pack.json"), encoding: .utf8)
      .replacing(#""engine": "none""#, with: #""engine": "fasttext""#)
      .replacing(#""beams": 4"#, with: #""model": "model.bin""#)
    try folder.write(manifest, to: "lid/pack.json")
    #expect(LanguageModel.load(from: folder.store) == nil)
    try folder.write("abd", to: "lid/model.bin")
    #expect(LanguageModel.load(from: folder.store) == nil)
  }
}
