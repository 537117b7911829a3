import Foundation
import Media
import Subtitles
import Testing

@testable import Captioning

/// An utterance of words of half a second each, from `start` seconds on.
private func chunk(_ text: String, at start: Int, isFinal: Bool = false) -> CaptionInput {
  let words = text.split(separator: " ").enumerated().map { index, word in
    let begin = start * 1000 + index * 500
    return RecognitionChunk.Word(text: String(word), span: TimeSpan(begin, begin + 450))
  }
  return .recognized(RecognitionChunk(text: text, words: words, endsUtterance: true, isFinal: isFinal))
}

private func heard(_ seconds: Int) -> CaptionInput {
  .heard(Timestamp(milliseconds: seconds * 1000))
}

/// What the machine asks for, as short words.
private func names(_ actions: [CaptionStateMachine.Action]) -> [String] {
  actions.compactMap { action in
    switch action {
    case .emit(.cue(let cue)): "cue \(cue.id.number)"
    case .emit(.translation(let id, .text(let text))): "\(id.number) \(text)"
    case .emit(.translation(let id, .failed)): "\(id.number) failed"
    case .emit(.warning): "warning"
    case .emit: nil
    case .translate(let batch): "translate " + batch.units.map { String($0.id.number) }.joined(separator: ",")
    case .stopHearing: "stop"
    }
  }
}

private let source = CaptionSource(duration: 60_000, audioTrack: 1, start: .zero)

@Suite struct CaptionStateMachineTests {
  @Test func aWholeSentenceIsTranslatedWhileHearingGoesOn() {
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    let early = [chunk("It was late.", at: 1), heard(16)].flatMap { machine.take($0) }
    #expect(names(early) == ["cue 1", "translate 1"])
    #expect(names(machine.take(.translated(["遅かった。"]))) == ["1 遅かった。"])
    #expect(!machine.isDone)
    #expect(names(machine.take(.recognitionEnded(nil))) == [])
    #expect(machine.isDone)
    #expect(machine.summary.cues == 1)
  }

  /// The inputs in order, and before which second no further cue begins after each.
  @Test(
    arguments: [
      // A word may still come up to 12 s after its sound.
      ([heard(5), heard(20), heard(30)], [0, 8, 18]),
      // A sentence that goes on begins where it began.
      ([chunk("It was late and", at: 1), heard(14), heard(16)], [1, 1]),
      // A cue that is told settles everything before its end.
      ([chunk("It was late.", at: 1), chunk("We slept.", at: 4), heard(10)], [2]),
      // Time never runs backwards.
      ([heard(30), heard(20)], [18, 18]),
    ] as [([CaptionInput], [Int])])
  func nothingMoreBeginsBeforeWhatIsSettled(inputs: [CaptionInput], seconds: [Int]) {
    var machine = CaptionStateMachine(source: source, isTranslating: false)
    let settled = inputs.flatMap { machine.take($0) }.compactMap { action -> Int? in
      guard case .emit(.progress(let progress)) = action else { return nil }
      return progress.settled.milliseconds / 1000
    }
    #expect(settled == seconds)
  }

  @Test func sentencesWaitForTheBatchUnderWay() {
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    let inputs = [
      chunk("One came.", at: 1), heard(16), chunk("Two came.", at: 17), heard(32),
      chunk("Three came.", at: 33),
      heard(48),
    ]
    let actions = inputs.flatMap { machine.take($0) }
    #expect(names(actions) == ["cue 1", "translate 1", "cue 2", "cue 3"])
    #expect(names(machine.take(.translated(["一。"]))) == ["1 一。", "translate 2,3"])
  }

  @Test func withoutTranslationNothingIsAskedFor() {
    var machine = CaptionStateMachine(source: source, isTranslating: false)
    let inputs = [chunk("It was late.", at: 1), heard(16), .recognitionEnded(nil)]
    let actions = inputs.flatMap { machine.take($0) }
    #expect(names(actions) == ["cue 1"])
    #expect(machine.isDone)
  }

  @Test func whatWasHeardStandsWhenTheRecogniserFails() {
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    let error = NSError(domain: "kAFAssistantErrorDomain", code: 203)
    let actions = [chunk("It was late and", at: 1), .recognitionEnded(error)].flatMap { machine.take($0) }
    #expect(names(actions) == ["cue 1", "translate 1"])
    #expect((machine.failure as NSError?)?.code == 203)
    #expect(!machine.isDone)
    _ = machine.take(.translated(["遅くて"]))
    #expect(machine.isDone)
  }

  @Test func unreadableAudioStopsHearingAndKeepsWhatWasHeard() {
    var machine = CaptionStateMachine(source: source, isTranslating: false)
    let inputs = [chunk("It was late.", at: 1), .audioFailed(MediaError(.readFailed, path: "x"))]
    #expect(names(inputs.flatMap { machine.take($0) }) == ["cue 1", "stop"])
    #expect(machine.failure is MediaError)
  }

  @Test func aFileWithoutSpeechIsNoFailure() {
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    let silence = NSError(domain: "kAFAssistantErrorDomain", code: 1110)
    let actions = [heard(60), .recognitionEnded(silence)].flatMap { machine.take($0) }
    #expect(names(actions) == [])
    #expect(machine.isDone && machine.failure == nil && machine.summary.cues == 0)
  }

  /// `TranslationError` has them as its reason.
  @Test func aFailedTranslationIsToldInTheEngineWords() {
    struct Failure: LocalizedError {
      let failureReason: String? = "workerLost: signal 9"
    }
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    _ = [chunk("It was late.", at: 1), heard(16), .recognitionEnded(nil)].flatMap { machine.take($0) }
    let warnings = machine.take(.translationFailed(Failure())).compactMap { action in
      if case .emit(.warning(let warning)) = action { warning } else { nil }
    }
    #expect(
      warnings == [.translationFailed(sentences: 1, isFinal: false, reason: "workerLost: signal 9")])
  }

  @Test func aSentenceThatCannotBeTranslatedIsMarkedAndTheRestGoesOn() {
    var machine = CaptionStateMachine(source: source, isTranslating: true)
    _ = [chunk("It was late.", at: 1), heard(16), .recognitionEnded(nil)].flatMap { machine.take($0) }
    let first = machine.take(.translationFailed(NSError(domain: "x", code: 1)))
    #expect(names(first) == ["warning", "translate 1"])
    let second = machine.take(.translationFailed(NSError(domain: "x", code: 1)))
    #expect(names(second) == ["warning", "1 failed"])
    #expect(machine.isDone && machine.summary.untranslated == 1)
  }

  /// The stated length, whether it is a guess, where the sound ends, in seconds, and whether that is told.
  @Test(arguments: [
    (60, false, 60, false), (60, false, 51, false), (60, false, 49, true), (60, true, 30, false),
    // An hour may lack a fiftieth.
    (3600, false, 3529, false), (3600, false, 3527, true), (nil, false, 30, false),
  ])
  func soundThatEndsLongBeforeTheMediaIsTold(stated: Int?, isGuess: Bool, end: Int, isTold: Bool) {
    let source = CaptionSource(
      duration: stated.map { $0 * 1000 }, isDurationEstimated: isGuess, audioTrack: 1, start: .zero)
    var machine = CaptionStateMachine(source: source, isTranslating: false)
    let last = AudioChunk(position: Int64(end - 1) * 16_000, samples: Array(repeating: 0, count: 16_000))
    let warnings = [.audio(last), .audioEnded].flatMap { machine.take($0) }
    #expect(names(warnings) == (isTold ? ["warning"] : []))
  }
}
