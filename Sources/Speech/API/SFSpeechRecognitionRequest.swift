public import AVFAudio
public import Foundation

/// What kind of speech is to be expected.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Anything.
  case unspecified
  /// Running text.
  case dictation
  /// Search words.
  case search
  /// Short answers, such as "yes".
  case confirmation
}

/// What is to be recognised, and how; use one of the subclasses.
///
/// Source: Apple, "SFSpeechRecognitionRequest" (Speech).
public class SFSpeechRecognitionRequest: NSObject {
  /// What kind of speech to expect.
  public var taskHint: SFSpeechRecognitionTaskHint = .unspecified
  /// Whether results are wanted before the end: one at the end of each utterance.
  ///
  /// Otherwise the whole text comes once, as the final result.
  public var shouldReportPartialResults = true
  /// Phrases that are likely; the present engines cannot be biased and take no notice.
  public var contextualStrings: [String] = []
  /// Whether the network may not be used: it never is.
  public var requiresOnDeviceRecognition = false
  /// Whether punctuation is wanted: the present engines always write it.
  public var addsPunctuation = false
}

/// Recognises the speech of a media file.
public class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public let url: URL

  /// A request for the speech of a file; anything FFmpeg can open will do.
  public init(url URL: URL) {
    url = URL
  }
}

/// Recognises speech that is given piece by piece.
///
/// Audio may be appended from any thread, one at a time, in the order of its time.
public class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  let audio = AppendedAudio()

  /// The format that needs no conversion: 16 kHz, one channel, 32-bit float.
  public var nativeAudioFormat: AVAudioFormat { AppendedAudio.nativeFormat }

  /// Gives the next piece of audio, of any PCM format; it is copied.
  ///
  /// Never waits. What is not yet heard is kept, so pace long audio by the delegate's
  /// `didProcessAudioDuration`.
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    audio.append(audioPCMBuffer)
  }

  /// Says that the audio is complete; without it recognition does not end.
  public func endAudio() {
    audio.finish()
  }
}
