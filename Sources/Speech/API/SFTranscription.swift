public import Foundation

/// One word or phrase of a transcription, with its place in the text and in the audio.
///
/// Immutable. Source: Apple, "SFTranscriptionSegment" (Speech).
public final class SFTranscriptionSegment: NSObject, NSCopying, Sendable {
  /// The text.
  public let substring: String
  /// Where it is in the transcription's `formattedString`, in UTF-16 units.
  public let substringRange: NSRange
  /// When it begins, in seconds from the start of the request's audio.
  public let timestamp: TimeInterval
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// How sure the recogniser is, 0…1; 0 when it does not say.
  public let confidence: Float
  /// Other readings of the same words.
  public let alternativeSubstrings: [String]

  init(
    substring: String, substringRange: NSRange, timestamp: TimeInterval, duration: TimeInterval,
    confidence: Float
  ) {
    self.substring = substring
    self.substringRange = substringRange
    self.timestamp = timestamp
    self.duration = duration
    self.confidence = confidence
    alternativeSubstrings = []
  }

  /// The segment itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What was said, as text and as segments.
///
/// Immutable. Source: Apple, "SFTranscription" (Speech).
public final class SFTranscription: NSObject, NSCopying, Sendable {
  /// The whole text.
  public let formattedString: String
  /// Its words, in order.
  public let segments: [SFTranscriptionSegment]

  init(formattedString: String, segments: [SFTranscriptionSegment]) {
    self.formattedString = formattedString
    self.segments = segments
  }

  /// The transcription itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
