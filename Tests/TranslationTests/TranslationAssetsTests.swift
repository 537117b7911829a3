import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// What translation offers, by the packs that are there.
@Suite struct TranslationAssetsTests {
  private let folder: PackFolder
  private let assets: TranslationAssets
  private let english = Locale.Language(identifier: "en_GB")
  private let japanese = Locale.Language(identifier: "ja-JP")

  init() throws {
    folder = try PackFolder()
    assets = TranslationAssets(
      store: folder.store,
      engines: EngineInstallation(native: NativeLibraries(directory: "/nowhere"), launcher: .unavailable),
      preferredLanguages: [])
    try folder.install("en-ja", kind: "translation", languages: #"{"source": ["en"], "target": ["ja"]}"#)
  }

  @Test func aWholePackIsInstalled() async {
    #expect(assets.status(from: english, to: japanese) == .installed)
    #expect(await session.isReady)
  }

  @Test(arguments: PackDamage.allCases)
  func aDamagedPackIsNotInstalled(damage: PackDamage) async throws {
    try damage.befall("en-ja", in: folder)
    #expect(assets.status(from: english, to: japanese) == .supported)
    #expect(await !session.isReady)
    await #expect(throws: TranslationError.self) { try await session.translate("Yes.") }
  }

  /// The fault of the pack is in the error: more than that something is not installed.
  @Test func theFaultIsTold() async throws {
    try PackDamage.fileTooShort.befall("en-ja", in: folder)
    let error = await #expect(throws: TranslationError.self) { try await session.translate("Yes.") }
    #expect(error?.code == .notInstalled)
    let fault = error?.underlying as? PackError
    #expect(fault == PackError(.alteredFile, pack: "en-ja", file: "model.bin", detail: "size 2"))
  }

  private var session: TranslationSession {
    TranslationSession(
      TranslationSession.Configuration(source: english, target: japanese), assets: assets)
  }
}
