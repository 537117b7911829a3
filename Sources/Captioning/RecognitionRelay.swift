internal import Foundation
internal import Speech
internal import Subtitles

/// Puts what a recognition task tells its delegate into the generator's inbox, on the media timeline.
final class RecognitionRelay: NSObject, SFSpeechRecognitionTaskDelegate {
  private let start: Timestamp
  private let deliver: @Sendable (CaptionInput) -> Void

  /// `start` is the media time of the request's first sample.
  init(start: Timestamp, deliver: @escaping @Sendable (CaptionInput) -> Void) {
    self.start = start
    self.deliver = deliver
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval
  ) {
    guard let length = Timestamp(seconds: duration) else { return }
    deliver(.heard(start + length.milliseconds))
  }

  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition result: SFSpeechRecognitionResult
  ) {
    deliver(.recognized(chunk(result)))
  }

  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
    deliver(.recognitionEnded(successfully ? nil : task.error))
  }

  private func chunk(_ result: SFSpeechRecognitionResult) -> RecognitionChunk {
    let transcription = result.bestTranscription
    let words = transcription.segments.map { segment in
      RecognitionChunk.Word(
        text: segment.substring, span: span(segment),
        confidence: segment.confidence > 0 ? Double(segment.confidence) : nil)
    }
    return RecognitionChunk(
      text: transcription.formattedString, words: words,
      endsUtterance: result.speechRecognitionMetadata != nil, isFinal: result.isFinal)
  }

  /// The one place where Apple's seconds become our milliseconds; `nil` for times that mean nothing.
  private func span(_ segment: SFTranscriptionSegment) -> TimeSpan? {
    guard segment.duration > 0, let begin = Timestamp(seconds: segment.timestamp),
      let end = Timestamp(seconds: segment.timestamp + segment.duration)
    else { return nil }
    return TimeSpan(start: start + begin.milliseconds, end: start + end.milliseconds)
  }
}
