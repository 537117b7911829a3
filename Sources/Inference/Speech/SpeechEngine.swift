/// The models of speech recognition, loaded once; sessions share them.
///
/// Not `Sendable`: the engine and all its sessions belong to one thread.
package final class SpeechEngine {
  let detector: VoiceActivityDetector
  let recognizer: Recognizer

  /// Loads the models.
  ///
  /// `threads` is what the recogniser may use; voice activity needs one. Throws `libraryUnavailable` without the
  /// engines' libraries and `modelUnusable` with the file concerned. A well-formed model with wrong contents can
  /// end the process.
  package init(models: SpeechModels, native: NativeLibraries, threads: Int) throws(InferenceError) {
    detector = try VoiceActivityDetector(model: models.voiceActivity, native: native)
    recognizer = try Recognizer(models: models, native: native, threads: threads)
  }

  /// A session at the start of a sound.
  package func makeSession(settings: SpeechSettings = SpeechSettings()) -> SpeechSession {
    SpeechSession(engine: self, progress: SpeechProgress(settings: settings))
  }

  /// A session that goes on where a checkpoint was taken; it wants the sound from
  /// ``SpeechCheckpoint/resumeSample`` on and says what the interrupted session would have said next.
  package func makeSession(resuming checkpoint: SpeechCheckpoint) -> SpeechSession {
    SpeechSession(engine: self, progress: checkpoint.progress)
  }
}
