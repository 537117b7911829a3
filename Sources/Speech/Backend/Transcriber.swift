internal import Foundation
internal import Inference

/// Turns what the engine heard into Apple's results: a value, so that the rules can be tested alone.
struct Transcriber {
  /// Whether a result is made for each utterance, or one for all at the end.
  let reportsEachUtterance: Bool
  private var kept: [Utterance] = []

  /// The engine counts samples at this rate.
  static let sampleRate = 16_000.0

  init(reportsEachUtterance: Bool) {
    self.reportsEachUtterance = reportsEachUtterance
  }

  /// The result that ends an utterance, if one is wanted now.
  mutating func result(for utterance: Utterance) -> SFSpeechRecognitionResult? {
    guard !utterance.words.isEmpty else { return nil }
    guard reportsEachUtterance else {
      kept.append(utterance)
      return nil
    }
    kept = [utterance]
    return Self.result([utterance], isFinal: false)
  }

  /// The final result: the last utterance again, or all of them; `nil` when nothing was said.
  func finalResult() -> SFSpeechRecognitionResult? {
    kept.isEmpty ? nil : Self.result(kept, isFinal: true)
  }

  static func result(_ utterances: [Utterance], isFinal: Bool) -> SFSpeechRecognitionResult {
    let words = utterances.flatMap(\.words)
    var text = ""
    let segments = words.map { word in
      if !text.isEmpty { text += " " }
      let start = text.utf16.count
      text += word.text
      return SFTranscriptionSegment(
        substring: word.text, substringRange: NSRange(location: start, length: word.text.utf16.count),
        timestamp: seconds(word.start), duration: seconds(word.end - word.start),
        confidence: word.confidence ?? 0)
    }
    return SFSpeechRecognitionResult(
      transcription: SFTranscription(formattedString: text, segments: segments), isFinal: isFinal,
      metadata: metadata(words))
  }

  private static func metadata(_ words: [Utterance.Word]) -> SFSpeechRecognitionMetadata? {
    guard let first = words.first, let last = words.last else { return nil }
    let length = last.end - first.start
    let silences = zip(words, words.dropFirst()).map { $1.start - $0.end }
    let silence = silences.reduce(0, +)
    return SFSpeechRecognitionMetadata(
      speakingRate: length > 0 ? Double(words.count) * 60 / seconds(length) : 0,
      averagePauseDuration: silences.isEmpty ? 0 : seconds(silence) / Double(silences.count),
      speechStartTimestamp: seconds(first.start), speechDuration: seconds(length))
  }

  static func seconds(_ samples: Int64) -> TimeInterval {
    Double(samples) / sampleRate
  }
}
