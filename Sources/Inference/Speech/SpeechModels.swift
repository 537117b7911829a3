/// The files that the speech engine works with, as paths.
package struct SpeechModels: Hashable, Sendable, Codable {
  /// Moonshine's encoder, `encoder_model.ort`.
  package var encoder: String
  /// Moonshine's decoder, `decoder_model_merged.ort`.
  package var decoder: String
  /// The recogniser's pieces of words, one `base64 id` a line.
  package var tokens: String
  /// Silero's voice activity model, `silero_vad.onnx`.
  package var voiceActivity: String

  /// The files at these paths; nothing is opened yet.
  package init(encoder: String, decoder: String, tokens: String, voiceActivity: String) {
    self.encoder = encoder
    self.decoder = decoder
    self.tokens = tokens
    self.voiceActivity = voiceActivity
  }
}
