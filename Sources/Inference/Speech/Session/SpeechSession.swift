/// One sound from its beginning (or a checkpoint) to its end: samples in, utterances out.
///
/// Its memory does not grow with the sound: at most about ten seconds of it are held. What it says depends on
/// the samples only, not on how they were cut into calls. Not `Sendable`: belongs to its engine's thread.
package final class SpeechSession {
  private let engine: SpeechEngine
  private var progress: SpeechProgress
  private var sound: SoundBuffer
  private var hasFinished = false

  init(engine: SpeechEngine, progress: SpeechProgress) {
    self.engine = engine
    self.progress = progress
    sound = SoundBuffer(start: progress.needed)
  }

  /// The place from where another process can go on; take it after the utterances of the last call are safe.
  package var checkpoint: SpeechCheckpoint { SpeechCheckpoint(progress: progress) }

  /// Takes the next samples, mono at 16 kHz, any number; gives the utterances that became certain.
  ///
  /// Samples that are no number are taken for silence. Throws `engineFailed` when a model fails and
  /// `protocolViolation` after the end; the session is of no more use then.
  package func accept(_ samples: [Float]) throws(InferenceError) -> [Utterance] {
    guard !hasFinished else { throw InferenceError(.protocolViolation, "sound after its end") }
    sound.append(samples)
    return try advance(to: sound.end)
  }

  /// Says that the sound has ended; gives the utterances that are left.
  ///
  /// Throws as ``accept(_:)`` does.
  package func finish() throws(InferenceError) -> [Utterance] {
    guard !hasFinished else { throw InferenceError(.protocolViolation, "a second end of the sound") }
    let end = sound.end
    let windows = Int64(VoiceActivityDetector.windowSamples)
    let missing = (windows - (end - progress.position) % windows) % windows
    sound.append(repeatElement(0, count: Int(missing)))
    var utterances = try advance(to: sound.end)
    hasFinished = true
    if let window = progress.finish(at: end) {
      utterances += try recognize(window)
    }
    return utterances
  }

  private func advance(to end: Int64) throws(InferenceError) -> [Utterance] {
    var utterances: [Utterance] = []
    let length = Int64(VoiceActivityDetector.windowSamples)
    while end - progress.position >= length {
      let window = sound[progress.position..<progress.position + length]
      let probability = try engine.detector.probability(of: window, state: &progress.voice)
      let released = progress.advance(probability: probability) { QuietPlace.quietest(in: $0, of: sound) }
      for window in released { utterances += try recognize(window) }
      sound.trim(before: progress.needed)
      progress.trim()
    }
    return utterances
  }

  /// Nothing for what is no speech; an utterance without text for speech without words.
  private func recognize(_ window: DecodeWindow) throws(InferenceError) -> [Utterance] {
    let probabilities = window.islands.flatMap { progress.trace[$0] }
    let ghosts = progress.settings.ghosts
    guard ghosts.isConvincing(probabilities, voicedSamples: window.voicedSamples) else { return [] }
    let reader = WindowReader(ghosts: ghosts, padding: progress.settings.windows.padding)
    let text = try reader.read(window) { range throws(InferenceError) in
      try engine.recognizer.text(of: sound[range])
    }
    return [
      Utterance(
        start: window.voice.lowerBound, end: window.voice.upperBound, islands: window.islands, text: text,
        words: WordAligner.align(text, islands: window.islands, sound: sound))
    ]
  }
}
