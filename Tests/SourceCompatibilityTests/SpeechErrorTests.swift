import Foundation
import Speech
import Testing

/// Speech errors, as apps tell them apart.
@MainActor
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct SpeechErrorTests {
  @Test(arguments: ["file:///nowhere/talk.wav", "https://example.com/talk.wav"])
  func whatCannotBeReadIsAReadError(address: String) async throws {
    let url = try #require(URL(string: address))
    let first = try #require(try await failure(of: url))
    let second = try #require(try await failure(of: url))
    #expect(first.code == .audioReadFailed)
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    var hashers = (Hasher(), Hasher())
    first.hash(into: &hashers.0)
    second.hash(into: &hashers.1)
    #expect(hashers.0.finalize() == hashers.1.finalize())
    #expect(first.errorCode == SFSpeechError.Code.audioReadFailed.rawValue)
    #expect(first.errorUserInfo[NSDebugDescriptionErrorKey] != nil)
    #expect((first as NSError).domain == SFSpeechErrorDomain)
    #expect((first as NSError).code == 2)
    #expect(SFSpeechError.errorDomain == SFSpeechErrorDomain)
  }

  /// Apple's raw values, which apps compare.
  @Test(
    arguments: [
      (.internalServiceError, 1), (.audioReadFailed, 2), (.undefinedTemplateClassName, 7),
      (.malformedSupplementalModel, 8), (.timeout, 12),
    ] as [(SFSpeechError.Code, Int)])
  func codesHaveApplesValues(code: SFSpeechError.Code, value: Int) {
    #expect(code.rawValue == value)
    #expect(SFSpeechError.Code(rawValue: value) == code)
  }

  @Test func enumerationsHaveApplesValues() {
    let hints: [SFSpeechRecognitionTaskHint] = [.unspecified, .dictation, .search, .confirmation]
    #expect(hints.map(\.rawValue) == [0, 1, 2, 3])
    let states: [SFSpeechRecognitionTaskState] = [.starting, .running, .finishing, .canceling, .completed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
    let statuses: [SFSpeechRecognizerAuthorizationStatus] = [
      .notDetermined, .denied, .restricted, .authorized,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// A request that is neither of a file nor of buffers.
  @Test func theBareRequestCarriesNoAudio() async throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
    let error = await withCheckedContinuation { continuation in
      _ = recognizer.recognitionTask(with: SFSpeechRecognitionRequest()) { _, error in
        continuation.resume(returning: error as? SFSpeechError)
      }
    }
    #expect(error?.code == .internalServiceError)
  }

  private func failure(of url: URL) async throws -> SFSpeechError? {
    let transcriber = try await FileTranscriber(locale: Locale(identifier: "en_US"))
    do {
      for try await transcript in transcriber.transcripts(of: url) { Issue.record("\(transcript)") }
      return nil
    } catch let error as SFSpeechError {
      return error
    }
  }
}
