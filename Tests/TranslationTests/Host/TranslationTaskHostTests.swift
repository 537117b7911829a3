import Foundation
import TestSupport
import Testing

@testable import Translation

/// Sessions that a host hands out; no pack is needed to see which of them is over.
@Suite(.timeLimit(.minutes(10))) struct TranslationTaskHostTests {
  /// Collects the sessions, in the order of the actions.
  private struct Sink {
    let sessions: AsyncStream<TranslationSession>
    let host: TranslationTaskHost

    init(downloads: TranslationDownloads? = nil, work: @escaping @Sendable () async -> Void = {}) {
      let (sessions, mailbox) = AsyncStream.makeStream(of: TranslationSession.self)
      self.sessions = sessions
      host = TranslationTaskHost(assets: Sessions.assetsWithoutPacks(), downloads: downloads) { session in
        mailbox.yield(session)
        await work()
      }
    }

    func next() async -> TranslationSession? {
      for await session in sessions { return session }
      return nil
    }
  }

  @Test func aSessionHasWhatTheConfigurationSays() async throws {
    let sink = Sink()
    sink.host.configuration = Sessions.wish(from: "en", to: nil, .lowLatency)
    let session = try #require(await sink.next())
    #expect(session.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(session.targetLanguage == nil)
    #expect(session.preferredStrategy == .lowLatency)
    #expect(!session.canRequestDownloads)
  }

  @Test func aSessionIsGoodUntilTheNext() async throws {
    let sink = Sink()
    sink.host.configuration = Sessions.wish(from: "en", to: "ja")
    let first = try #require(await sink.next())
    await expect(.notInstalled, of: first)
    sink.host.configuration = sink.host.configuration
    await expect(.notInstalled, of: first)
    sink.host.invalidate()
    let second = try #require(await sink.next())
    #expect(first !== second)
    await expect(.alreadyCancelled, of: first)
    await expect(.notInstalled, of: second)
    sink.host.configuration = nil
    await expect(.alreadyCancelled, of: second)
  }

  @Test func invalidatingNothingDoesNothing() {
    let sink = Sink()
    sink.host.invalidate()
    #expect(sink.host.configuration == nil)
  }

  @Test(arguments: [true, false])
  func aSessionDiesWithItsHost(isEnded: Bool) async throws {
    var sink: Sink? = Sink()
    sink?.host.configuration = Sessions.wish(from: "en", to: "ja")
    let session = try #require(await sink?.next())
    if isEnded { sink?.host.end() } else { sink = nil }
    await expect(.alreadyCancelled, of: session)
    sink?.host.configuration = Sessions.wish(from: "en", to: "ja")
    #expect(sink?.host.configuration == nil)
  }

  /// The action waits for its own cancellation; without it the test would never end.
  @Test func aChangeCancelsTheRunningAction() async throws {
    let (cancelled, report) = AsyncStream.makeStream(of: Bool.self)
    let sink = Sink {
      for await _ in AsyncStream<Void>(unfolding: { await Self.forever() }) {}
      report.yield(Task.isCancelled)
    }
    sink.host.configuration = Sessions.wish(from: "en", to: "ja")
    _ = try #require(await sink.next())
    sink.host.invalidate()
    _ = try #require(await sink.next())
    sink.host.end()
    var reports = cancelled.makeAsyncIterator()
    #expect(await reports.next() == true)
    #expect(await reports.next() == true)
  }

  @Test func anActionMayChangeItsHostWhileItIsCancelled() async throws {
    let (reached, report) = AsyncStream.makeStream(of: TranslationTaskHost.self)
    let (begun, mailbox) = AsyncStream.makeStream(of: Void.self)
    let host = TranslationTaskHost(assets: Sessions.assetsWithoutPacks()) { _ in
      var hosts = reached.makeAsyncIterator()
      guard let host = await hosts.next() else { return }
      await withTaskCancellationHandler {
        mailbox.yield()
        _ = await Self.forever()
      } onCancel: {
        host.end()
      }
    }
    report.yield(host)
    host.configuration = Sessions.wish(from: "en", to: "ja")
    var beginnings = begun.makeAsyncIterator()
    _ = await beginnings.next()
    host.configuration = nil
    host.configuration = Sessions.wish(from: "en", to: "ja")
    #expect(host.configuration == nil)
  }

  /// Returns when the task is cancelled.
  private static func forever() async -> Void? {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    return nil
  }

  private func expect(_ error: TranslationError, of session: TranslationSession) async {
    let thrown = await #expect(throws: TranslationError.self) { try await session.translate("Thank you.") }
    #expect(thrown?.code == error.code)
  }
}
