internal import Foundation
internal import Inference

/// Decides what a task announces and when it is over.
struct RecognitionStateMachine {
  private(set) var phase = SFSpeechRecognitionTaskState.starting
  private(set) var isCancelled = false
  private(set) var error: (any Error)?
  private var transcriber: Transcriber
  private var hasHeardSpeech = false

  init(reportsEachUtterance: Bool) {
    transcriber = Transcriber(reportsEachUtterance: reportsEachUtterance)
  }

  private var isOver: Bool { phase == .completed }

  mutating func started() {
    if phase == .starting { phase = .running }
  }

  /// No more audio is taken; `true` when that is news.
  mutating func finishReading() -> Bool {
    guard phase == .starting || phase == .running else { return false }
    phase = .finishing
    return true
  }

  mutating func cancel() -> [TaskNews] {
    guard !isOver else { return [] }
    phase = .completed
    isCancelled = true
    let error = SpeechFailure.cancelled()
    self.error = error
    return [.cancelled(error)]
  }

  mutating func fail(_ error: any Error) -> [TaskNews] {
    guard !isOver else { return [] }
    phase = .completed
    self.error = error
    // What was heard is not lost with the failure.
    let unreported = transcriber.reportsEachUtterance ? nil : transcriber.finalResult()
    return [unreported.map(TaskNews.result), .failed(error)].compactMap { $0 }
  }

  mutating func take(_ event: RecognitionEvent) -> [TaskNews] {
    guard !isOver else { return [] }
    switch event {
    case .heard(let position):
      return [.processed(Transcriber.seconds(position))]
    case .utterance(let utterance):
      var news: [TaskNews] = []
      let result = transcriber.result(for: utterance)
      if !utterance.words.isEmpty, !hasHeardSpeech {
        hasHeardSpeech = true
        news.append(.speechDetected)
      }
      if let result { news.append(.result(result)) }
      return news
    case .finished:
      guard let result = transcriber.finalResult() else { return fail(SpeechFailure.noSpeech()) }
      phase = .completed
      return [.result(result), .completed]
    case .failed(let error):
      return fail(SpeechFailure.of(error))
    }
  }
}
