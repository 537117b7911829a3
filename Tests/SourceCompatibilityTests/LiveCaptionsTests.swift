import AVFAudio
import Foundation
import Speech
import Testing

/// An app's recognition of live sound, followed by a delegate.
@MainActor
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct LiveCaptionsTests {
  private let captions: LiveCaptions

  init() throws {
    captions = LiveCaptions(recognizer: try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US"))))
  }

  /// What microphones deliver: storage, rate (that of the clip) and channels differ.
  nonisolated static let formats: [AVAudioFormat?] = [
    AVAudioFormat(standardFormatWithSampleRate: Clip.sampleRate, channels: 1),
    AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: Clip.sampleRate, channels: 1, interleaved: false),
    AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: Clip.sampleRate, channels: 2, interleaved: true),
    AVAudioFormat(
      commonFormat: .pcmFormatInt32, sampleRate: Clip.sampleRate, channels: 2, interleaved: false),
  ]

  @Test(arguments: formats)
  func buffersAreTranscribed(format: AVAudioFormat?) async throws {
    captions.start()
    for buffer in try Clip().buffers(of: try #require(format)) { captions.hear(buffer) }
    await captions.stop()
    let results = captions.transcripts.filter { !$0.isFinal }
    #expect(results.flatMap { spokenWords($0.text) } == Clip.words)
    #expect(captions.transcripts.last?.isFinal == true)
  }

  @Test func theDelegateHearsTheWholeStory() async throws {
    let format = try #require(Self.formats[0])
    captions.start()
    for buffer in try Clip().buffers(of: format) { captions.hear(buffer) }
    await captions.stop()

    var heard: [TimeInterval] = []
    let events = captions.events.filter { event in
      guard case .processed(let duration) = event else { return true }
      heard.append(duration)
      return false
    }
    #expect(heard == heard.sorted())
    #expect(abs((heard.last ?? 0) - 4.9) < 0.1)
    #expect(events.filter { $0 == .speechDetected }.count == 1)
    #expect(events.filter { $0 == .readingFinished }.count == 1)
    let speech = try #require(events.firstIndex(of: .speechDetected))
    let result = try #require(events.firstIndex(of: .result))
    #expect(speech < result)
    #expect(events.suffix(2) == [.finalResult, .ended(successfully: true)])
    #expect(captions.task?.state == .completed)
    #expect(captions.task?.error == nil)
  }

  @Test func aFinishedTaskTranscribesWhatItTook() async throws {
    let format = try #require(Self.formats[1])
    for buffer in try Clip().buffers(of: format) { captions.hear(buffer) }
    captions.start()
    await captions.finish()
    #expect(spokenWords(captions.transcripts.last?.text ?? "").last == "times")
    #expect(captions.events.last == .ended(successfully: true))
    #expect(captions.task?.isCancelled == false)
    #expect(captions.task?.isFinishing == false)
  }

  @Test func aCancelledTaskSaysNothingMore() async throws {
    let format = try #require(Self.formats[0])
    captions.start()
    for buffer in try Clip().buffers(of: format).prefix(3) { captions.hear(buffer) }
    await captions.cancel()
    #expect(captions.events.suffix(2) == [.cancelled, .ended(successfully: false)])
    let task = try #require(captions.task)
    #expect(task.isCancelled)
    #expect([.canceling, .completed].contains(task.state))
    // Apple's code for a cancelled request.
    #expect((task.error as NSError?)?.code == 301)
  }

  @Test func silenceIsAnErrorThatAppsKnow() async throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: captions.preferredFormat, frameCapacity: 32_000))
    buffer.frameLength = 32_000
    captions.start()
    captions.hear(buffer)
    await captions.stop()
    #expect(captions.events.last == .ended(successfully: false))
    let error = try #require(captions.task?.error as NSError?)
    // "No speech detected", as apps filter it.
    #expect(error.domain == "kAFAssistantErrorDomain")
    #expect(error.code == 1110)
  }

  @Test func theNativeFormatIsWhatSpeechNeeds() {
    #expect(captions.preferredFormat.sampleRate == 16_000)
    #expect(captions.preferredFormat.channelCount == 1)
    #expect(captions.preferredFormat.isStandard)
  }
}
