import Foundation
import Inference
import Media
import TestSupport

/// The program, and the reading of "A Tale of Two Cities" that set-up keeps.
enum WorkerFixture {
  static let program = SetUp.program.path(percentEncoded: false)
  private static let recording = SetUp.recording.path(percentEncoded: false)

  static func client(_ launcher: EngineLauncher) -> EngineClient {
    let missing = SpeechModels(encoder: "", decoder: "", tokens: "", voiceActivity: "")
    return EngineClient(
      specification: EngineSpecification(
        role: .speech(SpeechFixtures.models ?? missing), native: RuntimeFixture.native, threads: 2),
      launcher: launcher)
  }

  /// Hears the whole recording; `whenHeard` is told each position, on the client's thread.
  static func hear(
    with client: EngineClient, whenHeard: @escaping (Int64) -> Void = { _ in }
  ) async throws -> [Utterance] {
    let (events, sink) = AsyncStream.makeStream(of: RecognitionEvent.self)
    let session = try client.recognition { sink.yield($0) }
    for try await chunk in AudioChunks(path: recording) { session.append(chunk.samples) }
    session.finish()
    var utterances: [Utterance] = []
    for await event in events {
      switch event {
      case .utterance(let utterance): utterances.append(utterance)
      case .heard(let position): whenHeard(position)
      case .failed(let error): throw error
      case .finished: return utterances
      }
    }
    return utterances
  }
}
