internal import Foundation

/// Names one request on one worker's socket.
struct RequestID: Hashable, Sendable, Codable {
  var number: UInt32

  init(_ number: UInt32) {
    self.number = number
  }

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(UInt32.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

/// What the parent says to the worker.
enum WorkerRequest: Sendable, Hashable, Codable {
  /// Load this engine; always the first message, and only once.
  case load(EngineSpecification)
  /// Load ONNX Runtime from here and say its version: a first message too, and the last.
  case loadRuntime(NativeLibraries)
  /// Begin hearing, where `checkpoint` left off if there is one.
  case recognize(RequestID, checkpoint: SpeechCheckpoint?)
  /// The request's audio is complete.
  case endAudio(RequestID)
  /// Translate these sentences.
  case translate(RequestID, [String], DecodingOptions)
  /// Stop the request; nothing more is wanted of it.
  case cancel(RequestID)
}

/// How far a recognition has got: one message, so that what was delivered and where to take up again can
/// never disagree when the worker is lost between two.
struct Advance: Sendable, Hashable, Codable {
  /// All audio before this sample has been heard.
  var heard: Int64
  /// What was recognised since the message before.
  var utterances: [Utterance]
  /// Where to take up again, if that has moved.
  var checkpoint: SpeechCheckpoint?
}

/// What the worker says to the parent.
enum WorkerReply: Sendable, Hashable, Codable {
  /// The engine is loaded.
  case ready
  /// ONNX Runtime is loaded; the worker ends.
  case runtime(version: String)
  /// The engine cannot be loaded; the worker ends.
  case unusable(InferenceError)
  /// A piece of audio has been heard, with what came of it.
  case advanced(RequestID, Advance)
  /// The request's audio has been worked through.
  case finished(RequestID)
  /// The sentences' translations, one each, in order.
  case translated(RequestID, [TranslatedText])
  /// The request failed; others are not concerned.
  case failed(RequestID, InferenceError)
}
