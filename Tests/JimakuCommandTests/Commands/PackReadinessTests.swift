import Foundation
import LanguagePacks
import TestSupport
import Testing

@testable import JimakuCommand

@Suite struct PackReadinessTests {
  private let folder: TemporaryFolder
  private let readiness: PackReadiness

  init() throws {
    folder = try TemporaryFolder()
    readiness = PackReadiness(store: PackStore(home: folder.url))
  }

  /// Installs a pack of one file with the content "abc".
  private func install(
    _ id: String, _ kind: String, source: String = "en", target: String = "[]", content: String = "abc",
    more: Bool = false
  ) throws {
    let place = "packs/\(id)"
    try FileManager.default.createDirectory(at: folder.file(place), withIntermediateDirectories: true)
    // FIPS 180-2, appendix B.1: the digest of "abc".
    let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let second = more ? #",{"path":"more","size":3,"sha256":"\#(digest)"}"# : ""
    let manifest = """
      {"format":1,"id":"\(id)","kind":"\(kind)","version":"1","engine":"none",
      "languages":{"source":["\(source)"],"target":\(target)},"name":{"en":"x"},
      "files":[{"path":"model","size":3,"sha256":"\(digest)"}\(second)],"licence":"MIT","attribution":[]}
      """
    try folder.write(Data(manifest.utf8), to: place + "/pack.json")
    try folder.write(Data(content.utf8), to: place + "/model")
    if more { try folder.write(Data("abc".utf8), to: place + "/more") }
  }

  @Test func aFolderThatIsNotThereIsNamed() throws {
    let packs = folder.file("packs").path
    #expect(throws: Failure.packFolder(packs, "No such file or directory")) {
      try readiness.checkSpeech("en")
    }
  }

  @Test func aFileInTheFoldersPlaceIsNamed() throws {
    try folder.write("", to: "packs")
    #expect(throws: Failure.packFolder(folder.file("packs").path, "Not a directory")) {
      try readiness.checkSpeech("en")
    }
    let home = folder.file("packs")
    #expect(Failure(folderOf: PackStore(home: home)) == .homeIsFile(home.path))
    #expect(!PackStore(home: home).isFolderMissing)
    #expect(PackStore(home: folder.file("none")).isFolderMissing)
  }

  @Test func whatIsNotInstalledIsNamed() throws {
    try FileManager.default.createDirectory(at: folder.file("packs"), withIntermediateDirectories: true)
    #expect(throws: Failure.pack(PackError(.notInstalled, pack: "speech-en-moonshine-tiny"))) {
      try readiness.checkSpeech("en")
    }
    try install("speech-en-moonshine-tiny", "speech")
    #expect(throws: Failure.pack(PackError(.notInstalled, pack: "vad-silero"))) {
      try readiness.checkSpeech("en")
    }
    #expect(throws: Failure.pack(PackError(.notInstalled, pack: "translation-en-ja-starter"))) {
      try readiness.checkTranslation(from: "en", to: "ja")
    }
  }

  @Test func whatIsHereAndUnalteredIsReady() throws {
    try install("my-speech", "speech")
    try install("vad-silero", "vad")
    try install("my-translation", "translation", target: "[\"ja\"]")
    try readiness.checkSpeech("en")
    try readiness.checkTranslation(from: "en", to: "ja")
  }

  @Test func aPairThroughEnglishNeedsBothHalves() throws {
    try install("spanish", "translation", source: "es", target: "[\"en\"]")
    #expect(throws: Failure.pack(PackError(.notInstalled, pack: "translation-en-ja-starter"))) {
      try readiness.checkTranslation(from: "es", to: "ja")
    }
    try install("translation-en-ja-starter", "translation", target: "[\"ja\"]")
    try readiness.checkTranslation(from: "es", to: "ja")
    try readiness.checkTranslation(from: "es-MX", to: "ja-JP")
    try install("spanish", "translation", source: "es", target: "[\"en\"]", content: "abd")
    let failure = try #require(throws: Failure.self) { try readiness.checkTranslation(from: "es", to: "ja") }
    #expect(failure.code == "pack.alteredFile")
  }

  @Test func theOtherCodesOfALanguageAreKnown() throws {
    try install("norwegian", "translation", source: "nb", target: "[\"en\"]")
    try readiness.checkTranslation(from: "no", to: "en-GB")
  }

  /// The larger of two is what translates.
  @Test func thePackThatIsUsedIsTheOneThatIsLookedAt() throws {
    try install("a", "translation", target: "[\"ja\"]")
    try install("b", "translation", target: "[\"ja\"]", content: "abd", more: true)
    let failure = try #require(throws: Failure.self) { try readiness.checkTranslation(from: "en", to: "ja") }
    #expect(failure.code == "pack.alteredFile")
  }

  @Test func thereIsNoWayThroughEnglishBackToALanguage() throws {
    try install("from-japanese", "translation", source: "ja", target: "[\"en\"]")
    try install("from-english", "translation", target: "[\"ja\",\"es\"]")
    #expect(throws: Failure.translationUnsupported(from: "ja", to: "ja-JP", known: ["en", "es"])) {
      try readiness.checkTranslation(from: "ja", to: "ja-JP")
    }
    #expect(throws: Failure.translationUnsupported(from: "ja", to: "fr", known: ["en", "es"])) {
      try readiness.checkTranslation(from: "ja", to: "fr")
    }
  }

  @Test func anAlteredByteIsFound() throws {
    try install("speech-en-moonshine-tiny", "speech", content: "abd")
    let failure = try #require(throws: Failure.self) { try readiness.checkSpeech("en") }
    #expect(failure.code == "pack.alteredFile")
    #expect(
      Messages(language: .english).failure(failure).hasPrefix(
        "The file \"model\" of the language pack \"speech-en-moonshine-tiny\" was altered"))
  }

  @Test func aBadDescriptionIsNamedInsteadOfAMissingPack() throws {
    try install("vad-silero", "nonsense")
    try install("speech-en-moonshine-tiny", "speech")
    let failure = try #require(throws: Failure.self) { try readiness.checkSpeech("en") }
    #expect(failure.code == "pack.badManifest")
  }

  @Test func languagesThatNothingServesAreRefused() {
    #expect(throws: Failure.speechUnsupported("fr", known: ["en"])) { try readiness.checkSpeech("fr") }
    #expect(throws: Failure.translationUnsupported(from: "en", to: "fr", known: ["ja"])) {
      try readiness.checkTranslation(from: "en", to: "fr")
    }
    #expect(throws: Failure.translationSourceUnsupported("ja", known: ["en"])) {
      try readiness.checkTranslation(from: "ja", to: "en")
    }
  }
}
