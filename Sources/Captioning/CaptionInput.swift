internal import Media
internal import Subtitles

/// What reaches the generator from its helpers.
enum CaptionInput: Sendable {
  /// Sound was read.
  case audio(AudioChunk)
  /// All sound was read.
  case audioEnded
  /// The sound cannot be read any further.
  case audioFailed(MediaError)
  /// The recogniser has heard everything before this media time.
  case heard(Timestamp)
  /// The recogniser said something.
  case recognized(RecognitionChunk)
  /// The recogniser is at the end; with an error when it failed.
  case recognitionEnded((any Error)?)
  /// The batch under way came back: a text for each sentence, or none for one that is missing.
  case translated([String?])
  /// The batch under way failed.
  case translationFailed(any Error)
}
