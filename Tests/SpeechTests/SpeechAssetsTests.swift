import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Speech

/// What the recogniser offers, by the packs that are there.
@Suite struct SpeechAssetsTests {
  private let folder: PackFolder
  private let assets: SpeechAssets
  private let english = Locale(identifier: "en_GB")

  init() throws {
    folder = try PackFolder()
    assets = SpeechAssets(
      store: folder.store,
      engines: EngineInstallation(native: NativeLibraries(directory: "/nowhere"), launcher: .unavailable))
    try folder.install("speech")
    try folder.install("vad", kind: "vad", languages: "{}")
  }

  @Test func wholePacksAreInstalled() {
    #expect(assets.isInstalled(english))
    #expect(!assets.isInstalled(Locale(identifier: "fr_FR")))
  }

  @Test(arguments: ["speech", "vad"], PackDamage.allCases)
  func aDamagedPackIsNotInstalled(pack: String, damage: PackDamage) throws {
    try damage.befall(pack, in: folder)
    #expect(!assets.isInstalled(english))
    #expect(assets.isSupported(english))
  }

  /// The fault of the pack is in the error: more than that something is not installed.
  @Test func theFaultIsTold() throws {
    try PackDamage.fileTooShort.befall("speech", in: folder)
    let error = try #require(throws: NSError.self) { try assets.engine(for: english) }
    #expect(error.domain == "kLSRErrorDomain")
    #expect(error.code == 102)
    let fault = error.userInfo[NSUnderlyingErrorKey] as? PackError
    #expect(fault == PackError(.alteredFile, pack: "speech", file: "model.bin", detail: "size 2"))
  }

  @Test func aWholePackStandsInForADamagedOne() throws {
    try folder.install("speech-2")
    try PackDamage.fileMissing.befall("speech", in: folder)
    #expect(assets.isInstalled(english))
  }
}
