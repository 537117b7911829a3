public import Foundation

/// What was recognised so far.
///
/// As with Apple's on-device recogniser, the transcription starts afresh with each utterance; the result that
/// ends one carries `speechRecognitionMetadata`. Immutable. Source: Apple, "SFSpeechRecognitionResult" (Speech).
public final class SFSpeechRecognitionResult: NSObject, NSCopying, Sendable {
  /// The most likely transcription.
  public let bestTranscription: SFTranscription
  /// All transcriptions, the most likely first.
  public let transcriptions: [SFTranscription]
  /// Whether the task ends with this result.
  public let isFinal: Bool
  /// Facts about the utterance; `nil` while it goes on.
  public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?

  init(transcription: SFTranscription, isFinal: Bool, metadata: SFSpeechRecognitionMetadata?) {
    bestTranscription = transcription
    transcriptions = [transcription]
    self.isFinal = isFinal
    speechRecognitionMetadata = metadata
  }

  /// The result itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Facts about an utterance.
///
/// Immutable. Source: Apple, "SFSpeechRecognitionMetadata" (Speech).
public final class SFSpeechRecognitionMetadata: NSObject, NSCopying, Sendable {
  /// Words per minute.
  public let speakingRate: Double
  /// The mean silence between words, in seconds.
  public let averagePauseDuration: TimeInterval
  /// When the speech begins, in seconds from the start of the request's audio.
  public let speechStartTimestamp: TimeInterval
  /// How long the speech lasts, in seconds.
  public let speechDuration: TimeInterval

  init(
    speakingRate: Double, averagePauseDuration: TimeInterval, speechStartTimestamp: TimeInterval,
    speechDuration: TimeInterval
  ) {
    self.speakingRate = speakingRate
    self.averagePauseDuration = averagePauseDuration
    self.speechStartTimestamp = speechStartTimestamp
    self.speechDuration = speechDuration
  }

  /// The facts themselves: they never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
