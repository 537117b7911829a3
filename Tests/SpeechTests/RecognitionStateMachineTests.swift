import Foundation
import Inference
import Testing

@testable import Speech

private let word = Utterance.Word(text: "Yes.", start: 0, end: 8000)
private let utterance = Utterance(start: 0, end: 8000, islands: [0..<8000], text: "Yes.", words: [word])

/// News as short words, so that an order can be read at a glance.
private func names(_ news: [TaskNews]) -> [String] {
  news.map { item in
    switch item {
    case .speechDetected: "speech"
    case .processed(let seconds): "heard \(seconds)"
    case .result(let result): result.isFinal ? "final" : "result"
    case .finishedReading: "read"
    case .cancelled(let error), .failed(let error): "\((error as NSError).domain) \((error as NSError).code)"
    case .completed: "completed"
    }
  }
}

@Suite struct RecognitionStateMachineTests {
  @Test(
    arguments: [
      (
        "speech", [.utterance(utterance), .heard(16_000), .utterance(utterance), .finished],
        ["speech", "result", "heard 1.0", "result", "final", "completed"]
      ),
      ("silence", [.heard(8000), .finished], ["heard 0.5", "kAFAssistantErrorDomain 1110"]),
      (
        "a lost engine", [.utterance(utterance), .failed(InferenceError(.workerLost, "")), .finished],
        ["speech", "result", "kAFAssistantErrorDomain 203"]
      ),
      ("an unusable model", [.failed(InferenceError(.modelUnusable, ""))], ["kLSRErrorDomain 300"]),
      (
        "nothing after the end", [.utterance(utterance), .finished, .heard(1), .finished],
        ["speech", "result", "final", "completed"]
      ),
    ] as [(String, [RecognitionEvent], [String])])
  func eventsBecomeNews(case: String, events: [RecognitionEvent], news: [String]) {
    var machine = RecognitionStateMachine(reportsEachUtterance: true)
    machine.started()
    #expect(names(events.flatMap { machine.take($0) }) == news)
    #expect(machine.phase == .completed)
  }

  @Test func whatWasHeardIsNotLostWithAFailure() {
    var machine = RecognitionStateMachine(reportsEachUtterance: false)
    machine.started()
    let events: [RecognitionEvent] = [.utterance(utterance), .failed(InferenceError(.workerLost, ""))]
    #expect(names(events.flatMap { machine.take($0) }) == ["speech", "final", "kAFAssistantErrorDomain 203"])
  }

  @Test func cancellationEndsTheTaskOnce() {
    var machine = RecognitionStateMachine(reportsEachUtterance: true)
    machine.started()
    let news = machine.cancel() + machine.cancel() + machine.take(.utterance(utterance))
    #expect(names(news) == ["kLSRErrorDomain 301"])
    #expect(machine.isCancelled)
  }

  @Test func readingFinishesOnce() {
    var machine = RecognitionStateMachine(reportsEachUtterance: true)
    machine.started()
    let answers = [machine.finishReading(), machine.finishReading()]
    #expect(answers == [true, false])
    #expect(machine.phase == .finishing)
  }
}
