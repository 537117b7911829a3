import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Inference

/// An engine at the seam: answers every text alike, and fails as it is told, by the number of the call.
private final class FaultyEngine: TranslatingEngine {
  private let calls = Mutex(0)
  private let fault: @Sendable (Int, [String]) -> InferenceError?

  init(_ fault: @escaping @Sendable (Int, [String]) -> InferenceError?) {
    self.fault = fault
  }

  var count: Int { calls.withLock { $0 } }

  func translate(_ texts: [String], options: DecodingOptions) async throws(InferenceError) -> [TranslatedText]
  {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    if let error = fault(call, texts) { throw error }
    return texts.map { TranslatedText(text: "<\($0)>", score: 0) }
  }
}

@Suite("Patience with the engine")
struct PatienceTests {
  @Test("costs one bad text nothing but itself")
  func oneBadText() async throws {
    let engine = FaultyEngine { $1.contains("bad") ? InferenceError(.engineFailed, "bad") : nil }
    let texts = ["a", "b", "bad", "c", "d"]
    let results = try await engine.translatePatiently(texts, options: DecodingOptions())
    #expect(results.map(\.text) == ["<a>", "<b>", "bad", "<c>", "<d>"])
    #expect(results.map(\.marks) == [[], [], [.failed], [], []])
  }

  @Test("loses no cue when every tenth call fails and one text always does", arguments: [1, 7, 10])
  func everyTenthCall(size: Int) async throws {
    let engine = FaultyEngine { call, texts in
      if texts.contains(where: { $0.contains("number 1003.") }) {
        return InferenceError(.engineFailed, "poison")
      }
      return call % 10 == 0 ? InferenceError(.workerLost, "signal 9") : nil
    }
    let cues = MixedCues.cues(2000).map { $0.replacing("number 1006.", with: "number 1003.") }
    var results: [TranslatedText] = []
    for start in stride(from: 0, to: cues.count, by: size) {
      let batch = Array(cues[start..<min(start + size, cues.count)])
      do {
        results += try await engine.translatePatiently(batch, options: DecodingOptions())
      } catch {
        // Alone, it is the caller's error.
        #expect(batch.count == 1 && batch[0].contains("number 1003."))
        results.append(TranslatedText(text: batch[0], score: 0, marks: [.failed]))
      }
    }
    #expect(results.count == cues.count)
    for (cue, result) in zip(cues, results) {
      let isPoison = cue.contains("number 1003.")
      #expect(result.text == (isPoison ? cue : "<\(cue)>"))
      #expect(result.marks == (isPoison ? [.failed] : []))
    }
  }

  @Test("ends: a call that always fails is made a bounded number of times")
  func bounded() async {
    let engine = FaultyEngine { _, _ in InferenceError(.workerLost, "signal 11") }
    let error = await #expect(throws: InferenceError.self) {
      try await engine.translatePatiently((1...8).map(String.init), options: DecodingOptions())
    }
    #expect(error?.code == .workerLost)
    // Eight texts are 8 + 4 + 2 + 1 batches, and each text is tried once more.
    #expect(engine.count == 23)
  }

  @Test(
    "does not wait for what will not come",
    arguments: [InferenceError.Code.libraryUnavailable, .modelUnusable, .workerUnavailable, .cancelled])
  func final(code: InferenceError.Code) async {
    let engine = FaultyEngine { _, _ in InferenceError(code, "") }
    await #expect(throws: InferenceError(code, "")) {
      try await engine.translatePatiently(["a", "b"], options: DecodingOptions())
    }
    #expect(engine.count == 1)
  }

  @Test("asks for a megabyte in pages")
  func pages() async throws {
    let longest = Mutex(0)
    let engine = FaultyEngine { _, texts in
      longest.withLock { $0 = max($0, texts.reduce(0) { $0 + $1.utf8.count }) }
      return nil
    }
    let text = String(repeating: "a b c. ", count: 150_000)
    let results = try await engine.translatePatiently([text], options: DecodingOptions())
    #expect(results.count == 1)
    #expect(results[0].text.filter { $0 != "<" && $0 != ">" } == text)
    #expect(longest.withLock { $0 } <= TranslationTries.batchSize)
  }
}
