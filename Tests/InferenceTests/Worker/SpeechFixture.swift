import Foundation
import Inference
import LanguagePacks
import Media
import TestSupport

/// The starter packs, the program, and the reading of "A Tale of Two Cities" that set-up keeps.
enum SpeechFixture {
  static let program = SetUp.program.path(percentEncoded: false)
  static let native = EngineInstallation.located().native
  private static let store = PackStore.standard()
  private static let recording = SetUp.recording.path(percentEncoded: false)

  static var models: SpeechModels? {
    guard let speech = store.pack(.speech), let voice = store.pack(.vad) else { return nil }
    return SpeechModels(
      encoder: speech.path(of: "encoder_model.ort"), decoder: speech.path(of: "decoder_model_merged.ort"),
      tokens: speech.path(of: "tokens.txt"), voiceActivity: voice.path(of: "silero_vad.onnx"))
  }

  static func client(_ launcher: EngineLauncher) -> EngineClient {
    let missing = SpeechModels(encoder: "", decoder: "", tokens: "", voiceActivity: "")
    return EngineClient(
      specification: EngineSpecification(role: .speech(models ?? missing), native: native, threads: 2),
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
