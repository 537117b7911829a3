import Inference
import Synchronization

@testable import JimakuCommand

/// A session's patience with an engine whose every tenth call fails.
final class FaultyTranslator: TextTranslator, TranslatingEngine {
  private let counter = Mutex(0)

  var calls: Int { counter.withLock { $0 } }

  func prepare(from source: String, to target: String) async throws {}

  func translate(_ texts: [String]) async throws -> [MarkedText] {
    try await translatePatiently(texts, options: DecodingOptions()).map { answer in
      MarkedText(
        text: answer.text, marks: answer.marks.map(\.rawValue), isSource: answer.marks.contains(.failed))
    }
  }

  func translate(
    _ texts: [String], options: DecodingOptions
  ) async throws(InferenceError) -> [TranslatedText] {
    let call = counter.withLock { calls in
      calls += 1
      return calls
    }
    if call.isMultiple(of: 10) { throw InferenceError(.workerLost, "signal 9") }
    return texts.map { TranslatedText(text: "<\($0)>", score: 0) }
  }

  func failure(_ error: any Error) -> Failure { .unexpected("\(error)") }
}
