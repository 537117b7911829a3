import Foundation
import Speech

/// What an app keeps of a result.
struct Transcript: Sendable {
  struct Word: Sendable {
    var text: String
    var range: NSRange
    var start: TimeInterval
    var end: TimeInterval
    var confidence: Float
    var alternatives: [String]
  }

  struct Metadata: Sendable {
    var wordsPerMinute: Double
    var pause: TimeInterval
    var start: TimeInterval
    var duration: TimeInterval
  }

  var text: String
  var words: [Word]
  var isFinal: Bool
  var metadata: Metadata?

  init(_ transcription: SFTranscription, isFinal: Bool = false) {
    text = transcription.formattedString
    words = transcription.segments.map { (segment: SFTranscriptionSegment) in
      Word(
        text: segment.substring, range: segment.substringRange, start: segment.timestamp,
        end: segment.timestamp + segment.duration, confidence: segment.confidence,
        alternatives: segment.alternativeSubstrings)
    }
    self.isFinal = isFinal
  }

  init(_ result: SFSpeechRecognitionResult) {
    self.init(result.bestTranscription, isFinal: result.isFinal)
    if let facts: SFSpeechRecognitionMetadata = result.speechRecognitionMetadata {
      metadata = Metadata(
        wordsPerMinute: facts.speakingRate, pause: facts.averagePauseDuration,
        start: facts.speechStartTimestamp, duration: facts.speechDuration)
    }
  }
}
