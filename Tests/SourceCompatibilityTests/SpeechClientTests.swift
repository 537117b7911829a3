import Foundation
import Speech
import Testing

/// An app's speech recognition of a file, on the main queue as by default.
@MainActor
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct SpeechClientTests {
  private let english = Locale(identifier: "en_US")

  @Test func aRecordingIsTranscribed() async throws {
    let transcripts = try await transcripts(partial: true)
    #expect(transcripts.last?.isFinal == true)
    #expect(transcripts.dropLast().allSatisfy { !$0.isFinal })
    // Each utterance starts afresh, and the final result repeats the last one.
    let words = transcripts.dropLast().flatMap { spokenWords($0.text) }
    #expect(words == Clip.words)
    let last = try #require(transcripts.last)
    #expect(transcripts.dropLast().last?.text == last.text)
  }

  @Test func aTranscriptHasWordsTimesAndFacts() async throws {
    let transcripts = try await transcripts(partial: false)
    try #require(transcripts.count == 1)
    let transcript = transcripts[0]
    #expect(transcript.isFinal)
    #expect(spokenWords(transcript.text) == Clip.words)
    #expect(transcript.words.map { spokenWords($0.text).joined() } == Clip.words)
    for word in transcript.words {
      #expect(NSString(string: transcript.text).substring(with: word.range) == word.text)
      #expect(word.start < word.end)
      #expect((0...1).contains(word.confidence))
      #expect(!word.alternatives.contains(word.text))
    }
    for (word, next) in zip(transcript.words, transcript.words.dropFirst()) {
      #expect(word.end <= next.start + 0.001)
    }
    #expect(abs(transcript.words[0].start - Clip.speechStart) < 0.2)
    #expect(abs(transcript.words[11].end - Clip.speechEnd) < 0.2)

    let metadata = try #require(transcript.metadata)
    #expect(abs(metadata.start - Clip.speechStart) < 0.2)
    #expect(abs(metadata.start + metadata.duration - Clip.speechEnd) < 0.2)
    #expect(abs(metadata.wordsPerMinute - 12 / (metadata.duration / 60)) < 1)
    #expect((0..<1).contains(metadata.pause))
  }

  @Test func theRecognizerTellsWhatItCanDo() async throws {
    #expect(SFSpeechRecognizer.supportedLocales().contains(english))
    #expect(SFSpeechRecognizer.authorizationStatus() == .authorized)
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "tlh_KL")) == nil)
    let transcriber = try await FileTranscriber(locale: Locale(identifier: "en-GB"))
    #expect(transcriber.recognizer.locale.identifier(.bcp47) == "en-GB")
    #expect(transcriber.recognizer.delegate === transcriber)
    #expect(transcriber.recognizer.defaultTaskHint == .dictation)
    #expect(transcriber.recognizer.queue == .main)
    transcriber.recognizer.supportsOnDeviceRecognition = true
    #expect(transcriber.isRecordButtonEnabled)
    transcriber.speechRecognizer(transcriber.recognizer, availabilityDidChange: true)
  }

  /// `nil` where the user's language cannot be heard.
  @Test func theUsersOwnLocaleIsTheDefault() {
    if let recognizer = SFSpeechRecognizer() { #expect(recognizer.locale == Locale.current) }
  }

  @Test func aHandlerMayBeCalledOnAQueueOfTheApps() async throws {
    let file = try ClipFile()
    let recognizer = try #require(SFSpeechRecognizer(locale: english))
    let queue = OperationQueue()
    recognizer.queue = queue
    let (texts, sink) = AsyncThrowingStream.makeStream(of: String.self)
    let handler: @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void = { result, error in
      #expect(OperationQueue.current === queue)
      if let result, result.isFinal {
        let copy = result.copy() as? SFSpeechRecognitionResult
        let transcription = copy?.transcriptions.first?.copy() as? SFTranscription
        let segment = transcription?.segments.last?.copy() as? SFTranscriptionSegment
        let metadata = copy?.speechRecognitionMetadata?.copy() as? SFSpeechRecognitionMetadata
        #expect(metadata?.speechDuration == result.speechRecognitionMetadata?.speechDuration)
        sink.yield(segment?.substring ?? "")
        sink.finish()
      } else if let error {
        sink.finish(throwing: error)
      }
    }
    let request = SFSpeechURLRecognitionRequest(url: file.url)
    #expect(request.url == file.url)
    let task = recognizer.recognitionTask(with: request, resultHandler: handler)
    for try await text in texts { #expect(spokenWords(text) == ["times"]) }
    #expect(task.state == .completed)
    #expect(task.error == nil)
  }

  private func transcripts(partial: Bool) async throws -> [Transcript] {
    let file = try ClipFile()
    let transcriber = try await FileTranscriber(locale: english)
    var transcripts: [Transcript] = []
    for try await transcript in transcriber.transcripts(of: file.url, partial: partial) {
      transcripts.append(transcript)
    }
    return transcripts
  }
}
