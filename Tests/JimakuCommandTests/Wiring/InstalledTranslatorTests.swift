import Server
import TestSupport
import Testing

@testable import JimakuCommand

/// What the player's pages are told of the languages.
@Suite struct InstalledTranslatorTests {
  /// The starter pack is not here, and can be had; what takes one pack goes first.
  @Test func thePairsAreThoseOfTheRoutes() throws {
    let folder = try PackFolder()
    try folder.install("de-en", kind: "translation", languages: #"{"source": ["de"], "target": ["en"]}"#)
    try folder.install("en-es", kind: "translation", languages: #"{"source": ["en"], "target": ["es"]}"#)
    let pairs = InstalledTranslator(store: folder.store).pairs()
    #expect(
      pairs == [
        LanguagePair(source: "de", target: "en", isInstalled: true),
        LanguagePair(source: "en", target: "es", isInstalled: true),
        LanguagePair(source: "en", target: "ja", isInstalled: false),
        LanguagePair(source: "de", target: "es", isInstalled: true),
        LanguagePair(source: "de", target: "ja", isInstalled: false),
      ])
  }
}
