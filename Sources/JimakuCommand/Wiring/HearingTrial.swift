internal import Foundation
internal import Speech

/// Has the recogniser hear nothing at all, to see that it starts and answers.
enum HearingTrial {
  /// Throws what the recogniser fails with; that there is no speech in nothing is as it should be.
  static func run(locale: Locale) async throws {
    guard let recognizer = SFSpeechRecognizer(locale: locale) else {
      throw Failure.speechUnsupported(locale.identifier, known: [])
    }
    recognizer.queue = OperationQueue()
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.endAudio()
    let (endings, ending) = AsyncStream.makeStream(of: (any Error)?.self)
    let task = recognizer.recognitionTask(with: request) { result, error in
      guard error != nil || result?.isFinal == true else { return }
      ending.yield(error)
      ending.finish()
    }
    defer { task.cancel() }
    for await error in endings {
      if let error, (error as NSError).code != noSpeechDetected { throw error }
    }
  }

  /// Apple's code for a recording without speech.
  private static let noSpeechDetected = 1110
}
