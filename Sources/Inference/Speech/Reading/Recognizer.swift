internal import CInference

/// Moonshine, run by sherpa-onnx: one stretch of sound in, its text out.
///
/// Not `Sendable`: one thread at a time. Every decode has a stream of its own, so nothing is carried over from
/// one to the next.
package final class Recognizer {
  /// The fewest samples given to the model (0.4 s); shorter sound is followed by silence up to this.
  static let fewestSamples = 6_400
  /// The most samples decoded at once (12 s): the model repeats itself beyond what it was trained on, and its
  /// memory grows with the longest input and never shrinks.
  static let mostSamples = 192_000

  private let handle: OpaquePointer
  // The handle keeps a pointer into the library's table.
  private let library: SherpaLibrary

  /// Loads the model.
  ///
  /// Throws `libraryUnavailable` without the engine, `modelUnusable` for files that are missing or not what
  /// they should be. A well-formed file with wrong contents can still end the process.
  package init(models: SpeechModels, native: NativeLibraries, threads: Int) throws(InferenceError) {
    try ModelFileCheck.ortModel(at: models.encoder)
    try ModelFileCheck.ortModel(at: models.decoder)
    try ModelFileCheck.tokens(at: models.tokens)
    let library = try SherpaLibrary.load(from: native)
    let created = models.encoder.withCString { encoder in
      models.decoder.withCString { decoder in
        models.tokens.withCString { tokens in
          jmk_recognizer_create(
            library.handle,
            jmk_moonshine_files(encoder: encoder, merged_decoder: decoder, tokens: tokens),
            Int32(clamping: threads))
        }
      }
    }
    guard let created else { throw InferenceError(.modelUnusable, models.encoder) }
    handle = created
    self.library = library
  }

  deinit {
    jmk_recognizer_destroy(handle)
  }

  /// The text of mono samples at 16 kHz, without blanks around it or doubled commas; empty when the model heard no words.
  ///
  /// What is longer than 12 s is not looked at. Throws `engineFailed` when the engine gives no answer.
  package func text(of samples: ArraySlice<Float>) throws(InferenceError) -> String {
    var sound = Array(samples.prefix(Self.mostSamples))
    if sound.count < Self.fewestSamples {
      sound += [Float](repeating: 0, count: Self.fewestSamples - sound.count)
    }
    guard let text = jmk_recognizer_decode(handle, sound, Int32(clamping: sound.count)) else {
      throw InferenceError(.engineFailed, "no result for \(sound.count) samples")
    }
    defer { jmk_text_free(text) }
    return String(cString: text).trimmingBlanks().withoutDoubledMarks()
  }
}
