import AVFAudio
import Foundation
import Speech

/// Captions of live sound, as an app shows them: buffers come from a tap, a delegate follows the task.
@MainActor
final class LiveCaptions: NSObject, SFSpeechRecognitionTaskDelegate {
  enum Event: Equatable {
    case speechDetected, hypothesis, result, finalResult, readingFinished, cancelled
    case processed(TimeInterval)
    case ended(successfully: Bool)
  }

  private(set) var events: [Event] = []
  private(set) var transcripts: [Transcript] = []
  private(set) var task: SFSpeechRecognitionTask?
  private let recognizer: SFSpeechRecognizer
  private let request = SFSpeechAudioBufferRecognitionRequest()
  private var whenEnded: CheckedContinuation<Void, Never>?

  init(recognizer: SFSpeechRecognizer) {
    self.recognizer = recognizer
  }

  /// What the tap should deliver where it can choose.
  var preferredFormat: AVAudioFormat { request.nativeAudioFormat }

  func start() {
    task = recognizer.recognitionTask(with: request, delegate: self)
  }

  /// What the tap calls.
  func hear(_ buffer: AVAudioPCMBuffer) { request.append(buffer) }

  /// The stop button: no more sound comes, what was said is still wanted.
  func stop() async {
    await untilEnded { request.endAudio() }
  }

  /// The same by the task: it takes no more sound.
  func finish() async {
    await untilEnded { task?.finish() }
  }

  func cancel() async {
    await untilEnded { task?.cancel() }
  }

  private func untilEnded(_ action: () -> Void) async {
    await withCheckedContinuation { continuation in
      whenEnded = continuation
      action()
    }
  }

  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {
    events.append(.speechDetected)
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {
    events.append(.hypothesis)
    transcripts.append(Transcript(transcription))
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {
    events.append(recognitionResult.isFinal ? .finalResult : .result)
    transcripts.append(Transcript(recognitionResult))
  }

  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {
    events.append(.readingFinished)
  }

  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {
    events.append(.cancelled)
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {
    events.append(.ended(successfully: successfully))
    whenEnded?.resume()
    whenEnded = nil
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval
  ) {
    events.append(.processed(duration))
  }
}
