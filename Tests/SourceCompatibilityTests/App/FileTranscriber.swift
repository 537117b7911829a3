import Foundation
import Speech

/// Transcribes recordings, as an app's model does: on the main actor, with result handlers.
@MainActor
final class FileTranscriber: NSObject, SFSpeechRecognizerDelegate {
  enum Failure: Error {
    case localeNotSupported, notAuthorized, notAvailable
  }

  let recognizer: SFSpeechRecognizer
  private(set) var isRecordButtonEnabled: Bool
  private(set) var task: SFSpeechRecognitionTask?

  init(locale: Locale) async throws {
    guard let recognizer = SFSpeechRecognizer(locale: locale) else { throw Failure.localeNotSupported }
    let status = await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
    switch status {
    case .authorized: break
    case .denied, .restricted, .notDetermined: throw Failure.notAuthorized
    @unknown default: throw Failure.notAuthorized
    }
    guard recognizer.isAvailable else { throw Failure.notAvailable }
    self.recognizer = recognizer
    isRecordButtonEnabled = true
    super.init()
    recognizer.delegate = self
    recognizer.defaultTaskHint = .dictation
  }

  /// The results for a recording, as they come; the last one is final.
  func transcripts(of url: URL, partial: Bool = true) -> AsyncThrowingStream<Transcript, any Error> {
    let request = SFSpeechURLRecognitionRequest(url: url)
    request.shouldReportPartialResults = partial
    request.contextualStrings = ["foolishness", "incredulity"]
    request.taskHint = .unspecified
    request.addsPunctuation = true
    if recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }
    return AsyncThrowingStream { continuation in
      task?.cancel()
      task = recognizer.recognitionTask(with: request) { result, error in
        if let result {
          continuation.yield(Transcript(result))
          if result.isFinal { continuation.finish() }
        } else if let error {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  nonisolated func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {
    Task { @MainActor in isRecordButtonEnabled = available }
  }
}
