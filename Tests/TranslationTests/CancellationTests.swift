import Foundation
import TestSupport
import Testing
import Translation

/// Stopping what is going on.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct CancellationTests {
  private let session = Sessions.real()

  /// At any moment: before the request is made, while it is, and when the worker has it.
  @Test(.timeLimit(.minutes(10)), arguments: 0..<24)
  func cancellingTheSessionStopsATranslation(moment: Int) async {
    let session = Sessions.unanswered()
    let work = Task { try await session.translate("Thank you.") }
    for _ in 0..<moment { await Task.yield() }
    session.cancel()
    await expectCancelled { _ = try await work.value }
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<24)
  func cancellingTheTaskStopsATranslation(moment: Int) async {
    let session = Sessions.unanswered()
    let work = Task { try await session.translate("Thank you.") }
    for _ in 0..<moment { await Task.yield() }
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
  }

  @Test func aSessionGoesOnAfterACancelledTask() async throws {
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session.translate(Sessions.books(3))
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(Sessions.numbers(in: try await session.translate(Sessions.books(4)).targetText) == [4])
  }

  @Test func aCancelledSessionTranslatesNoMore() async {
    session.cancel()
    session.cancel()
    await expectCancelled { _ = try await session.translate("Thank you.") }
    await expectCancelled { _ = try await session.translations(from: [.init(sourceText: "Thank you.")]) }
    await expectCancelled {
      for try await _ in session.translate(batch: [.init(sourceText: "Thank you.")]) {}
    }
    await expectCancelled { try await session.prepareTranslation() }
  }

  @Test func aBatchStopsWithItsSessionAndIsThenOver() async throws {
    let requests = (1...25).map { TranslationSession.Request(sourceText: Sessions.books($0)) }
    var responses = session.translate(batch: requests).makeAsyncIterator()
    #expect(try await responses.next() != nil)
    session.cancel()
    var error: (any Error)?
    do {
      while try await responses.next() != nil {}
    } catch let failure {
      error = failure
    }
    #expect(try TranslationError.alreadyCancelled ~= #require(error))
    #expect(try await responses.next() == nil)
  }

  @Test func anotherSessionOfThePairGoesOn() async throws {
    let other = Sessions.real()
    _ = try await session.translate("Thank you.")
    let work = Task { try await other.translate(Sessions.books(12)) }
    session.cancel()
    #expect(Sessions.numbers(in: try await work.value.targetText) == [12])
  }

  private func expectCancelled(_ work: () async throws -> Void) async {
    let error = await #expect(throws: TranslationError.self) { try await work() }
    #expect(error.map { TranslationError.alreadyCancelled ~= $0 } == true)
    // The stopped engine is no news.
    #expect(error?.failureReason == TranslationError.alreadyCancelled.failureReason)
  }
}
