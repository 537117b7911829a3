import Foundation
import Inference
import LanguagePacks
import TestSupport
import Testing

@testable import Translation

/// Sessions that work at the same time; none waits for the whole of another's work.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .timeLimit(.minutes(10)))
struct SideBySideTests {
  private static let thousand = (1...1_000).map {
    TranslationSession.Request(sourceText: Sessions.books($0), clientIdentifier: "\($0)")
  }

  /// A model of 0.3 MB with random weights, laid out as Optimum exports models.
  private static let model = URL(filePath: #filePath)
    .appending(path: "../../InferenceTests/Translation/Fixtures/Models/marian").standardizedFileURL

  /// German to French, beside the starter pack's English to Japanese.
  private static func other() async throws -> (session: TranslationSession, packs: PackFolder) {
    let packs = try PackFolder()
    _ = try await packs.store.importPack(model, from: "de", to: "fr") { _ in }
    let assets = TranslationAssets(store: packs.store, engines: .located(), preferredLanguages: [])
    return (TranslationSession(Sessions.wish(from: "de", to: "fr"), assets: assets), packs)
  }

  /// One never gets an answer from its engine: whoever waited for it would wait for ever.
  @Test func anotherLanguageDoesNotWaitForAnEngine() async throws {
    let stuck = Sessions.unanswered()
    let work = Task { try await stuck.translations(from: Self.thousand) }
    let (session, packs) = try await Self.other()
    #expect(try await session.translate("Ein Buch.").targetText.isEmpty == false)
    stuck.cancel()
    await #expect(throws: TranslationError.self) { try await work.value }
    withExtendedLifetime(packs) {}
  }

  /// Each reads on only when the other has had its turn.
  @Test func twoLanguagesGoOnInTurn() async throws {
    let (other, packs) = try await Self.other()
    let (fromEnglish, english) = AsyncStream.makeStream(of: Void.self)
    let (fromGerman, german) = AsyncStream.makeStream(of: Void.self)
    async let one = Self.read(
      Sessions.real().translate(batch: Array(Self.thousand.prefix(60))), english, waitingFor: fromGerman)
    async let two = Self.read(
      other.translate(batch: (1...60).map { .init(sourceText: "Das ist Buch \($0).") }), german,
      waitingFor: fromEnglish)
    #expect(try await one == 60)
    #expect(try await two == 60)
    withExtendedLifetime(packs) {}
  }

  /// Reads a batch, one response for one word of another reader.
  private static func read(
    _ batch: TranslationSession.BatchResponse, _ word: AsyncStream<Void>.Continuation,
    waitingFor words: AsyncStream<Void>
  ) async throws -> Int {
    var count = 0
    var turns = words.makeAsyncIterator()
    for try await _ in batch {
      count += 1
      word.yield()
      await turns.next()
    }
    return count
  }

  /// The engine that both share is given up by the one and taken by the other.
  @Test func aCancelledBatchOfAThousandFreesTheEngine() async throws {
    let (cancelled, next) = (Sessions.real(), Sessions.real())
    _ = try await cancelled.translate("Thank you.")
    let work = Task { try await cancelled.translations(from: Self.thousand) }
    await Task.yield()
    cancelled.cancel()
    let error = await #expect(throws: TranslationError.self) { try await work.value }
    #expect(error.map { TranslationError.alreadyCancelled ~= $0 } == true)
    #expect(Sessions.numbers(in: try await next.translate(Sessions.books(7)).targetText) == [7])
  }

  /// Many texts go to the engine by parts, between which a single one has its turn.
  @Test func aSingleTextDoesNotWaitForAll() async throws {
    let requests = Array(Self.thousand.prefix(600))
    let (many, single) = (Sessions.real(), Sessions.real())
    _ = try await many.translate("Thank you.")
    let (finished, report) = AsyncStream.makeStream(of: String.self)
    async let responses = {
      defer { report.yield("many") }
      return try await many.translations(from: requests)
    }()
    async let response = {
      defer { report.yield("single") }
      return try await single.translate(Sessions.books(7))
    }()
    #expect(Sessions.numbers(in: try await response.targetText) == [7])
    #expect(try await responses.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
    var order = finished.makeAsyncIterator()
    #expect(await order.next() == "single")
  }
}
