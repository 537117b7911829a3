internal import AVFAudio
internal import Foundation
internal import Speech
internal import Subtitles

/// One recognition task fed with our samples, its news put on the media timeline.
final class CaptionRecognition {
  private let request = SFSpeechAudioBufferRecognitionRequest()
  private let task: SFSpeechRecognitionTask
  // The task does not keep its delegate alive.
  private let relay: RecognitionRelay

  /// Begins; `start` is the media time of the first sample that will be appended.
  init(
    recognizer: SFSpeechRecognizer, start: Timestamp,
    deliver: @escaping @Sendable (CaptionInput) -> Void
  ) {
    request.shouldReportPartialResults = true
    request.requiresOnDeviceRecognition = true
    request.addsPunctuation = true
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    recognizer.queue = queue
    relay = RecognitionRelay(start: start, deliver: deliver)
    task = recognizer.recognitionTask(with: request, delegate: relay)
  }

  /// Gives 16 kHz mono samples.
  func append(_ samples: [Float]) {
    let format = request.nativeAudioFormat
    guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count)),
      let channel = buffer.floatChannelData?[0]
    else { return }
    channel.update(from: samples, count: samples.count)
    buffer.frameLength = AVAudioFrameCount(samples.count)
    request.append(buffer)
  }

  func end() {
    request.endAudio()
  }

  func cancel() {
    task.cancel()
  }
}
