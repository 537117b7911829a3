import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// How often a model is loaded: once for each worker that starts, and each start is written down.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct EngineReuseTests {
  private let folder: TemporaryFolder
  private let assets: TranslationAssets

  init() throws {
    folder = try TemporaryFolder()
    let program = try folder.write(
      """
      #!/bin/sh
      echo started >> '\(folder.file("starts").path)'
      exec '\(SetUp.program.path)' "$@"

      """, to: "counted-worker")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    assets = TranslationAssets(
      store: .standard(),
      engines: EngineInstallation(
        native: EngineInstallation.located().native, launcher: .program(program.path)),
      preferredLanguages: [], pool: EnginePool())
  }

  private func session() -> TranslationSession {
    TranslationSession(Sessions.wish(from: "en", to: "ja"), assets: assets)
  }

  /// A model of 0.3 MB with random weights, laid out as Optimum exports models.
  private static let model = URL(filePath: #filePath)
    .appending(path: "../../InferenceTests/Translation/Fixtures/Models/marian").standardizedFileURL

  private func starts() throws -> Int {
    try String(contentsOf: folder.file("starts"), encoding: .utf8).split(separator: "\n").count
  }

  @Test func theSecondCallOfASessionLoadsNothing() async throws {
    let session = session()
    #expect(!FileManager.default.fileExists(atPath: folder.file("starts").path))
    for call in 1...3 {
      #expect(Sessions.numbers(in: try await session.translate(Sessions.books(call)).targetText) == [call])
      #expect(try starts() == 1)
    }
    let answers = try await session.translations(from: (4...6).map { .init(sourceText: Sessions.books($0)) })
    #expect(answers.count == 3)
    #expect(try starts() == 1)
  }

  @Test func sessionsAtOneTimeShareWhatIsLoaded() async throws {
    let (one, other) = (session(), session())
    async let first = one.translate(Sessions.books(2))
    async let second = other.translate(Sessions.books(3))
    #expect(Sessions.numbers(in: try await first.targetText) == [2])
    #expect(Sessions.numbers(in: try await second.targetText) == [3])
    #expect(try starts() == 1)
    withExtendedLifetime((one, other)) {}
  }

  @Test func theNextSessionOfAPairThroughEnglishLoadsNothing() async throws {
    let packs = try PackFolder()
    for (source, target) in [("de", "en"), ("en", "ja"), ("ja", "de")] {
      _ = try await packs.store.importPack(Self.model, from: source, to: target) { _ in }
    }
    let assets = TranslationAssets(
      store: packs.store, engines: assets.engines, preferredLanguages: [], pool: EnginePool())
    func translate(_ times: Int, from source: String, to target: String) async throws {
      let session = TranslationSession(Sessions.wish(from: source, to: target), assets: assets)
      for _ in 0..<times {
        #expect(try await session.translate("Ein Buch.").targetText.isEmpty == false)
      }
    }
    try await translate(2, from: "de", to: "ja")
    #expect(try starts() == 2)
    try await translate(1, from: "de", to: "ja")
    #expect(try starts() == 2)
    try await translate(1, from: "ja", to: "de")
    try await translate(1, from: "de", to: "ja")
    #expect(try starts() == 3)
  }
}
