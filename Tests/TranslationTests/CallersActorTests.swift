import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Translation

/// An actor that counts what its executor is asked to run: work that left it has to come back.
private actor Caller {
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "caller")
    private let jobs = Atomic(0)
    var count: Int { jobs.load(ordering: .relaxed) }

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.add(1, ordering: .relaxed)
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = Executor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// How often `work` came back to this actor.
  func returns(after work: @Sendable () async throws -> Void) async rethrows -> Int {
    let before = executor.count
    try await work()
    return executor.count - before
  }
}

/// An app's main actor goes on while packs are read: their bytes are checked, and there may be hundreds of megabytes.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct CallersActorTests {
  private let english = Locale.Language(identifier: "en")
  private let japanese = Locale.Language(identifier: "ja")

  @Test func packsAreReadElsewhere() async throws {
    let session = Sessions.real()
    let preparing = try await Caller().returns { try await session.prepareTranslation() }
    #expect(preparing > 0)
    let asking = await Caller().returns { _ = await session.isReady }
    #expect(asking > 0)
    // Nothing to translate: it comes out before there is an engine to wait for.
    let refusing = await Caller().returns { _ = try? await session.translate(" ") }
    #expect(refusing > 0)
  }

  @Test func availabilityIsLookedUpElsewhere() async throws {
    let pair = await Caller().returns { _ = await LanguageAvailability().status(from: english, to: japanese) }
    #expect(pair > 0)
    let text = try await Caller().returns {
      _ = try await LanguageAvailability().status(for: "The path was steep, but lovely.", to: japanese)
    }
    #expect(text > 0)
    let languages = await Caller().returns { _ = await LanguageAvailability().supportedLanguages }
    #expect(languages > 0)
  }

  @Test func languagesAreToldElsewhere() async throws {
    let telling = try await Caller().returns {
      var outcomes = MixedLanguageTranslator(to: nil).outcomes(of: [.init(sourceText: " ")])
        .makeAsyncIterator()
      _ = try await outcomes.next()
    }
    #expect(telling > 0)
  }
}
