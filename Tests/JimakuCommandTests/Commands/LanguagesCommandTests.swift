import TestSupport
import Testing

@testable import JimakuCommand

/// The pairs that can be translated, as they are listed.
@Suite struct LanguagesCommandTests {
  private static let direct = [
    pair("en", "ja", isInstalled: true), pair("en", "es", isInstalled: false),
    pair("de", "en", isInstalled: true),
    pair("ja", "en", isInstalled: false),
  ]

  private static func pair(_ source: String, _ target: String, isInstalled: Bool, _ id: String? = nil)
    -> TranslatablePair
  {
    TranslatablePair(
      source: source, target: target, packs: [id ?? "\(source)-\(target)"], isInstalled: isInstalled)
  }

  @Test func pairsGoThroughEnglishWhereNoPackIsDirect() {
    let pairs = TranslatablePair.all(Self.direct)
    #expect(
      pairs.map { "\($0.source)>\($0.middle ?? "")>\($0.target) \($0.isInstalled)" } == [
        "de>>en true", "de>en>es false", "de>en>ja true", "en>>es false", "en>>ja true", "ja>>en false",
        "ja>en>es false",
      ])
    #expect(pairs.first { $0.source == "de" && $0.target == "es" }?.packs == ["de-en", "en-es"])
  }

  @Test func theBetterWayIsListed() {
    let ways = [
      Self.pair("de", "ja", isInstalled: false), Self.pair("de", "en", isInstalled: true),
      Self.pair("en", "ja", isInstalled: false, "b"), Self.pair("en", "ja", isInstalled: true, "c"),
      Self.pair("en", "ja", isInstalled: true, "a"),
    ]
    let pairs = TranslatablePair.all(ways)
    #expect(pairs.map(\.packs) == [["de-en"], ["de-en", "a"], ["a"]])
    #expect(!pairs.map(\.isInstalled).contains(false))
  }

  @Test(arguments: [MessageLanguage.english, .japanese])
  func theListIsAsRecorded(language: MessageLanguage) throws {
    let output = Recording()
    let console = Console.recording(output, language: language)
    #expect(
      LanguagesCommand(printsJSON: false, console: console) { TranslatablePair.all(Self.direct) }.run()
        == .done)
    let name = "languages.\(language == .english ? "en" : "ja").txt"
    #expect(try Goldens().difference(of: output.text, from: name) == nil)
  }

  @Test func withoutAnyPairTheRemedyIsTold() {
    let output = Recording()
    #expect(LanguagesCommand(printsJSON: false, console: .recording(output)) { [] }.run() == .done)
    #expect(output.text == "No pack translates anything. Run 'make setup', which installs the packs.\n")
  }

  @Test func oneObjectHoldsAll() {
    let output = Recording()
    let pairs = Array(TranslatablePair.all(Self.direct).prefix(2))
    #expect(LanguagesCommand(printsJSON: true, console: .recording(output)) { pairs }.run() == .done)
    #expect(
      output.text == """
        {"pairs":[{"source":"de","target":"en","state":"installed","packs":["de-en"]},{"source":"de","target":"es","state":"available","through":"en","packs":["de-en","en-es"]}]}

        """)
  }
}
