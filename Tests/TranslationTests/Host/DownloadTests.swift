import Foundation
import Inference
import LanguagePacks
import Synchronization
import TestSupport
import Testing

@testable import Translation

/// What happens when a session of a host needs a pack that is not there.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct DownloadTests {
  private let folder: PackFolder
  private let assets: TranslationAssets

  init() throws {
    folder = try PackFolder()
    assets = TranslationAssets(
      store: folder.store, engines: .located(),
      preferredLanguages: [Locale.Language(identifier: "ja-JP")])
  }

  /// What was asked of the program, in order.
  private final class Log: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func note(_ word: String) { words.withLock { $0.append(word) } }
  }

  /// A host's session with this way to download.
  private func session(
    from source: String = "en", to target: String? = "ja", _ downloads: TranslationDownloads
  ) -> TranslationSession {
    TranslationSession(
      Sessions.wish(from: source, to: target), assets: assets, downloads: DownloadDesk(downloads))
  }

  /// Copies the starter pack, as a download would end.
  private static func install(in store: PackStore) throws {
    let name = "translation-en-ja-starter"
    try FileManager.default.copyItem(
      at: PackStore.standard().folder.appending(path: name), to: store.folder.appending(path: name))
  }

  @Test func anApprovedDownloadIsUsedAtOnce() async throws {
    let (log, store) = (Log(), folder.store)
    let session = session(
      to: nil,
      TranslationDownloads(
        approve: { download in
          log.note("\(download.source.minimalIdentifier)-\(download.target.minimalIdentifier)")
          return true
        },
        install: { _ in
          log.note("install")
          try Self.install(in: store)
        }))
    #expect(session.canRequestDownloads)
    #expect(await !session.isReady)
    #expect(try await session.translate("Where is the station?").targetText.contains("駅"))
    #expect(await session.isReady)
    try await session.prepareTranslation()
    #expect(log.all == ["en-ja", "install"])
  }

  @Test func aRefusalIsTheUsers() async throws {
    let session = session(
      TranslationDownloads(approve: { _ in false }, install: { _ in Issue.record("refused") }))
    for _ in 1...2 {
      await #expect(throws: CocoaError(.userCancelled)) { try await session.prepareTranslation() }
      await #expect(throws: CocoaError(.userCancelled)) { try await session.translate("Thank you.") }
    }
  }

  /// Nobody is asked about what cannot be had.
  @Test func anUnknownPairIsNotAskedFor() async throws {
    let session = session(
      from: "fr",
      TranslationDownloads(
        approve: { _ in
          Issue.record("asked")
          return true
        }, install: { _ in }))
    let error = await #expect(throws: TranslationError.self) { try await session.translate("Merci.") }
    #expect(error?.code == .unsupportedSourceLanguage)
  }

  @Test func aFailedInstallationIsTold() async throws {
    let session = session(
      TranslationDownloads(approve: { _ in true }, install: { _ in throw CocoaError(.fileWriteOutOfSpace) }))
    let error = await #expect(throws: TranslationError.self) { try await session.prepareTranslation() }
    #expect(error?.code == .notInstalled)
    #expect((error?.underlying as? CocoaError)?.code == .fileWriteOutOfSpace)
  }

  /// An installer that says it is done and is not.
  @Test func anInstallationThatInstalledNothingIsNotUsed() async throws {
    let session = session(TranslationDownloads(approve: { _ in true }, install: { _ in }))
    let error = await #expect(throws: TranslationError.self) { try await session.prepareTranslation() }
    #expect(error?.code == .notInstalled)
  }

  /// Many calls, one question and one download; who gives up waiting does not stop it for the others.
  @Test func oneDownloadServesAll() async throws {
    let (log, store) = (Log(), folder.store)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let desk = DownloadDesk(
      TranslationDownloads(
        approve: { _ in
          log.note("approve")
          return true
        },
        install: { _ in
          log.note("install")
          begin.finish()
          for await _ in gate {}
          try Self.install(in: store)
        }))
    let sessions = (1...3).map { _ in
      TranslationSession(Sessions.wish(from: "en", to: "ja"), assets: assets, downloads: desk)
    }
    let calls = sessions.map { session in Task { try await session.prepareTranslation() } }
    for await _ in begun {}
    calls[0].cancel()
    await #expect(throws: CancellationError.self) { try await calls[0].value }
    sessions[1].cancel()
    let error = await #expect(throws: TranslationError.self) { try await calls[1].value }
    #expect(error?.code == .alreadyCancelled)
    open.finish()
    try await calls[2].value
    #expect(log.all == ["approve", "install"])
    #expect(await sessions[2].isReady)
  }
}
