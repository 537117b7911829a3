internal import Foundation

/// What a task has to tell.
enum TaskNews: Sendable {
  case speechDetected
  case processed(TimeInterval)
  case result(SFSpeechRecognitionResult)
  case finishedReading
  case cancelled(any Error)
  case failed(any Error)
  case completed
}

/// Who is told about a task; called on the recogniser's queue only, one call after the other.
protocol TaskObserver: AnyObject {
  func hear(_ news: TaskNews, of task: SFSpeechRecognitionTask)
}

/// Tells a result handler.
final class HandlerObserver: TaskObserver {
  private let handler: (SFSpeechRecognitionResult?, (any Error)?) -> Void

  init(handler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) {
    self.handler = handler
  }

  func hear(_ news: TaskNews, of task: SFSpeechRecognitionTask) {
    switch news {
    case .result(let result): handler(result, nil)
    case .cancelled(let error), .failed(let error): handler(nil, error)
    case .speechDetected, .processed, .finishedReading, .completed: break
    }
  }
}

/// Tells a delegate, without keeping it alive.
final class DelegateObserver: TaskObserver {
  private weak let delegate: (any SFSpeechRecognitionTaskDelegate)?

  init(delegate: any SFSpeechRecognitionTaskDelegate) {
    self.delegate = delegate
  }

  func hear(_ news: TaskNews, of task: SFSpeechRecognitionTask) {
    guard let delegate else { return }
    switch news {
    case .speechDetected:
      delegate.speechRecognitionDidDetectSpeech(task)
    case .processed(let seconds):
      delegate.speechRecognitionTask(task, didProcessAudioDuration: seconds)
    case .result(let result):
      delegate.speechRecognitionTask(task, didFinishRecognition: result)
    case .finishedReading:
      delegate.speechRecognitionTaskFinishedReadingAudio(task)
    case .cancelled:
      delegate.speechRecognitionTaskWasCancelled(task)
      delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    case .failed:
      delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    case .completed:
      delegate.speechRecognitionTask(task, didFinishSuccessfully: true)
    }
  }
}
