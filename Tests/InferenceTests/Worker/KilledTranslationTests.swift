import Foundation
import Glibc
import Inference
import TestSupport
import Testing

/// A real translator in a real worker, which is killed.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct KilledTranslationTests {
  @Test func noCueIsLostWhenEveryTenthBatchLosesItsWorker() async throws {
    let client = EngineClient(
      specification: EngineSpecification(
        role: .translation(packFolder: TranslationFixture.pack), native: RuntimeFixture.native, threads: 2),
      launcher: .program(WorkerFixture.program))
    let options = DecodingOptions(beamSize: 1)
    let cues = MixedCues.cues(200)
    let undisturbed = try await client.translatePatiently(cues, options: options)
    var disturbed: [TranslatedText] = []
    for (number, start) in stride(from: 0, to: cues.count, by: 5).enumerated() {
      let batch = Array(cues[start..<start + 5])
      async let answers = client.translatePatiently(batch, options: options)
      // The request may be waiting, under way or done: it must not matter.
      if number % 10 == 9, let worker = client.workerProcessIdentifier { kill(worker, SIGKILL) }
      disturbed += try await answers
    }
    #expect(disturbed == undisturbed)
  }
}
