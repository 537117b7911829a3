public import Foundation

/// How far a task has got.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// It is being prepared.
  case starting
  /// It recognises.
  case running
  /// No more audio is taken; what was given is worked through.
  case finishing
  /// It is being stopped; nothing more is delivered.
  case canceling
  /// It is over.
  case completed
}

/// One recognition that is going on; watch it, finish it or cancel it, from any thread.
///
/// Source: Apple, "SFSpeechRecognitionTask" (Speech).
public final class SFSpeechRecognitionTask: NSObject, Sendable {
  let run: RecognitionRun

  init(observer: any TaskObserver, queue: OperationQueue) {
    run = RecognitionRun(observer: observer, queue: queue)
  }

  /// How far the task has got.
  public var state: SFSpeechRecognitionTaskState { run.phase }

  /// Whether audio is no longer taken.
  public var isFinishing: Bool { state == .finishing }

  /// Whether it was cancelled.
  public var isCancelled: Bool { run.isCancelled }

  /// Why it failed, once it did.
  public var error: (any Error)? { run.error }

  /// Takes no more audio and works through what was given.
  public func finish() {
    run.finish()
  }

  /// Stops at once; the handler is told with an error, the delegate by its method.
  public func cancel() {
    run.cancel()
  }

  func start(_ request: SFSpeechRecognitionRequest, locale: Locale, assets: SpeechAssets) {
    run.start(request, locale: locale, assets: assets, task: self)
  }
}

/// Follows a task; every method is optional.
///
/// Source: Apple, "SFSpeechRecognitionTaskDelegate" (Speech).
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Speech was heard for the first time.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// A transcription that may still change; the present engines give whole utterances, and so make none.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// The result of an utterance, and at the end the final one.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// No more audio is taken.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// The task was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// The task is over; if not successfully, `task.error` says why.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  /// So many seconds of audio have been heard.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}

// Apple's methods are `@objc optional`, which Linux does not have.
extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval
  ) {}
}
