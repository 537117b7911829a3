internal import CInference

/// What Silero's model remembers from one window to the next; saved with a checkpoint, it lets another process
/// go on with the very same probabilities.
package struct VoiceActivityState: Hashable, Sendable, Codable {
  /// The model's recurrent state, 2 × 1 × 128.
  var recurrent = [Float](repeating: 0, count: 256)
  /// The last samples of the window before, which the model sees in front of the next one.
  var context = [Float](repeating: 0, count: VoiceActivityDetector.contextSamples)

  /// What the model remembers at the start of a sound: nothing.
  package init() {}

  /// Whether the model can be given this.
  var isWellFormed: Bool {
    recurrent.count == 256 && context.count == VoiceActivityDetector.contextSamples
  }
}

/// Silero's voice activity model at 16 kHz, run by ONNX Runtime directly (see Decisions/0050).
///
/// Not `Sendable`: one thread at a time. It keeps nothing between calls; the caller holds the state.
package final class VoiceActivityDetector {
  /// The length of a window: the model knows no other at 16 kHz.
  package static let windowSamples = 512
  /// How much of the window before is put in front of each.
  package static let contextSamples = 64

  private let call: InferenceCall
  private let input: Tensor
  private let recurrent: Tensor
  private let rate: Tensor

  /// Loads `silero_vad.onnx` of silero-vad 5 or later.
  ///
  /// Throws `libraryUnavailable` without ONNX Runtime, `modelUnusable` for another file.
  package init(model: String, native: NativeLibraries) throws(InferenceError) {
    let library = try OrtLibrary.load(from: native)
    let session = try InferenceSession(
      path: model, library: library, options: .init(threads: 1, keepsMemory: true))
    call = try InferenceCall(
      session: session, inputs: ["input", "state", "sr"], outputs: ["output", "stateN"])
    input = try Tensor(
      repeating: Float(0), shape: [1, Self.contextSamples + Self.windowSamples], library: library)
    recurrent = try Tensor(repeating: Float(0), shape: [2, 1, 128], library: library)
    rate = try Tensor(repeating: Int64(16_000), shape: [], library: library)
  }

  /// How likely there is a voice in the next 512 samples, 0…1.
  ///
  /// Throws `engineFailed` for a window of another length, a damaged state, or when the model fails.
  package func probability(
    of window: ArraySlice<Float>, state: inout VoiceActivityState
  ) throws(InferenceError) -> Float {
    guard window.count == Self.windowSamples, state.isWellFormed else {
      throw InferenceError(.engineFailed, "window of \(window.count) samples")
    }
    let sound = state.context + window
    try input.withMutableElements(of: Float.self) { $0.fill(from: sound) }
    try recurrent.withMutableElements(of: Float.self) { $0.fill(from: state.recurrent) }
    let answer = try call.run([input, recurrent, rate])
    let probability = try answer[0].withElements(of: Float.self) { $0.first ?? 0 }
    state.recurrent = try answer[1].withElements(of: Float.self) { Array($0) }
    state.context = Array(window.suffix(Self.contextSamples))
    return probability
  }
}

extension UnsafeMutableBufferPointer<Float> {
  fileprivate func fill(from values: [Float]) {
    for index in 0..<Swift.min(count, values.count) { self[index] = values[index] }
  }
}
