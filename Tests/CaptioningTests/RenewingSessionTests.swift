import Foundation
import Subtitles
import Synchronization
import TestSupport
import Testing
import Translation

@testable import Captioning

/// A session that becomes invalid under the work is replaced, a bounded number of times, with pauses that grow.
@Suite struct RenewingSessionTests {
  /// Hands out sessions of which the first few are over, and notes the pauses that were wanted.
  private final class Supply: Sendable {
    private struct State {
      var invalid: Int
      var handedOut = 0
      var pauses: [Duration] = []
    }

    private let state: Mutex<State>

    init(invalid: Int) {
      state = Mutex(State(invalid: invalid))
    }

    var handedOut: Int { state.withLock { $0.handedOut } }
    var pauses: [Duration] { state.withLock { $0.pauses } }

    var renewing: RenewingSession {
      RenewingSession(pause: { pause in self.state.withLock { $0.pauses.append(pause) } }) { self.next() }
    }

    private func next() -> TranslationSession {
      let session = TranslationSession(
        installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja"))
      let isInvalid = state.withLock { state in
        state.handedOut += 1
        return state.handedOut <= state.invalid
      }
      if isInvalid { session.cancel() }
      return session
    }
  }

  /// Fails for a session that is over, and needs no pack.
  private static let work: @Sendable (TranslationSession) async throws -> Void = { session in
    do {
      _ = try await session.translate("")
    } catch TranslationError.nothingToTranslate {
    }
  }

  static let cases: [(invalid: Int, pauses: [Duration])] = [
    (0, []), (1, [.milliseconds(200)]), (2, [.milliseconds(200), .milliseconds(400)]),
    (3, [.milliseconds(200), .milliseconds(400), .milliseconds(800)]),
  ]

  @Test(arguments: cases)
  func anInvalidSessionIsReplaced(invalid: Int, pauses: [Duration]) async throws {
    let supply = Supply(invalid: invalid)
    let session = supply.renewing
    for _ in 1...3 { try await session.with(Self.work) }
    #expect(supply.pauses == pauses)
    #expect(supply.handedOut == invalid + 1)
  }

  @Test func threeInARowAreEnough() async throws {
    let supply = Supply(invalid: .max)
    let session = supply.renewing
    for _ in 1...3 {
      let error = await #expect(throws: TranslationError.self) { try await session.with(Self.work) }
      #expect(try TranslationError.alreadyCancelled ~= #require(error))
    }
    #expect(supply.pauses == Self.cases[3].pauses)
    #expect(supply.handedOut == 4)
  }

  @Test func aSuccessBeginsTheCountAnew() async throws {
    let supply = Supply(invalid: 2)
    let session = supply.renewing
    try await session.with(Self.work)
    try await session.with { $0.cancel() }
    try await session.with(Self.work)
    #expect(supply.pauses == Self.cases[2].pauses + [.milliseconds(200)])
  }

  @Test func otherFailuresAreNotTriedAgain() async {
    let supply = Supply(invalid: 0)
    let session = supply.renewing
    await #expect(throws: CocoaError.self) {
      try await session.with { _ in throw CocoaError(.userCancelled) }
    }
    #expect(supply.handedOut == 1)
    #expect(supply.pauses == [])
  }

  @Test func aCancelledTaskAsksForNoOther() async {
    let supply = Supply(invalid: .max)
    let session = supply.renewing
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await session.with(Self.work)
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(supply.handedOut == 1)
  }

  @Test func aSingleSessionIsNotReplaced() async throws {
    let only = TranslationSession(installedSource: Locale.Language(identifier: "en"), target: nil)
    only.cancel()
    let session = RenewingSession(only)
    let error = await #expect(throws: TranslationError.self) { try await session.with(Self.work) }
    #expect(try TranslationError.alreadyCancelled ~= #require(error))
  }

  /// No sentence is lost when the session goes between two batches.
  @Test(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
  func sentencesAreTranslatedOverTheEndOfASession() async throws {
    let supply = Supply(invalid: 1)
    let session = supply.renewing
    let cues = (1...12).map { number in
      Cue(
        id: Cue.ID(number), span: TimeSpan(number * 1000, number * 1000 + 900),
        text: "There are \(number) books on the table.")
    }
    var assembler = SentenceAssembler()
    let units = assembler.take(cues) + assembler.finish()
    let first = try await SentenceTranslator(session: session).translate(Array(units.prefix(6)))
    try await session.with { $0.cancel() }
    let second = try await SentenceTranslator(session: session).translate(Array(units.dropFirst(6)))
    #expect(first.texts.count + second.texts.count == units.count)
    #expect(first.failure == nil && second.failure == nil)
  }
}
