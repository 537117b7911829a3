import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import JimakuCommand

/// The pairs that can be translated, as they are listed.
@Suite struct LanguagesCommandTests {
  private let folder: PackFolder
  private let routes: [TranslationRoute]

  /// From German to English and from there to Japanese by installed packs, to Spanish by one that can be had.
  init() throws {
    folder = try PackFolder()
    try folder.install("de-en", kind: "translation", languages: #"{"source": ["de"], "target": ["en"]}"#)
    try folder.install("en-ja", kind: "translation", languages: #"{"source": ["en"], "target": ["ja"]}"#)
    let known = [("en", "es"), ("ja", "en")].map { source, target in
      Catalogue.Entry(id: "\(source)-\(target)", kind: .translation, source: [source], target: [target])
    }
    routes = folder.store.translationRoutes(known).all
  }

  @Test(arguments: [MessageLanguage.english, .japanese])
  func theListIsAsRecorded(language: MessageLanguage) throws {
    let output = Recording()
    let console = Console.recording(output, language: language)
    #expect(
      LanguagesCommand(printsJSON: false, console: console) { (routes, []) }.run()
        == .done)
    let name = "languages.\(language == .english ? "en" : "ja").txt"
    #expect(try Goldens().difference(of: output.text, from: name) == nil)
  }

  @Test func withoutAnyPairTheRemedyIsTold() {
    let output = Recording()
    #expect(LanguagesCommand(printsJSON: false, console: .recording(output)) { ([], []) }.run() == .done)
    #expect(output.text == "No pack translates anything. Run 'make setup', which installs the packs.\n")
  }

  /// Set-up does not know where an imported pack is from.
  @Test func aDamagedPackIsToldWithItsRemedy() throws {
    try FileManager.default.removeItem(at: folder.store.folder.appending(path: "de-en/model.bin"))
    let pairs = folder.store.translationRoutes([]).all
    let (output, errors) = (Recording(), Recording())
    let faults = [
      PackError(.badManifest, pack: "my-en-fr", detail: "format 2"), PackError(.alteredFile, pack: "x"),
    ]
    #expect(
      LanguagesCommand(printsJSON: false, console: .recording(output, errors)) { (pairs, faults) }.run()
        == .done)
    #expect(
      output.text == """
          de → en  German → English    damaged (de-en)
          de → ja  German → Japanese   damaged, through English (de-en, en-ja)
          en → ja  English → Japanese  installed (en-ja)

        "de-en" is damaged. Run 'jimaku packs remove de-en', then import it again.

        """)
    #expect(
      errors.text
        == "jimaku: The file \"pack.json\" of the language pack \"my-en-fr\" makes no sense (format 2). Run 'jimaku packs remove my-en-fr', then import it again.\n"
    )
  }

  /// A starter pack is not missing, and set-up mends it.
  @Test func setUpMendsWhatItInstalled() throws {
    let id = "translation-en-ja-starter"
    try folder.install(id, kind: "translation", languages: #"{"source": ["sv"], "target": ["nb"]}"#)
    try FileManager.default.removeItem(at: folder.store.folder.appending(path: "\(id)/model.bin"))
    let pairs = folder.store.translationRoutes([]).all.filter { $0.source == "sv" && $0.target == "nb" }
    let output = Recording()
    let console = Console.recording(output, language: .japanese)
    #expect(LanguagesCommand(printsJSON: false, console: console) { (pairs, []) }.run() == .done)
    #expect(
      output.text.hasSuffix(
        "\n\n「\(id)」は破損しています。make setup を実行すると、もう一度インストールされます。\n"), "\(output.text)")
  }

  @Test func oneObjectHoldsAll() {
    let output = Recording()
    let pairs = Array(routes.prefix(2))
    #expect(LanguagesCommand(printsJSON: true, console: .recording(output)) { (pairs, []) }.run() == .done)
    #expect(
      output.text == """
        {"pairs":[{"source":"de","target":"en","state":"installed","packs":["de-en"]},{"source":"de","target":"es","state":"available","through":"en","packs":["de-en","en-es"]}]}

        """)
  }
}
