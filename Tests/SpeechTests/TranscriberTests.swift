import Foundation
import Inference
import Testing

@testable import Speech

private func utterance(_ words: [(String, Int64, Int64)]) -> Utterance {
  Utterance(
    start: words.first?.1 ?? 0, end: words.last?.2 ?? 0, islands: [],
    text: words.map(\.0).joined(separator: " "),
    words: words.map { Utterance.Word(text: $0.0, start: $0.1, end: $0.2, confidence: 0.5) })
}

private let first = utterance([("It", 16_000, 24_000), ("was.", 32_000, 40_000)])
private let second = utterance([("Café", 80_000, 88_000), ("👩‍👧", 88_000, 96_000), ("open", 96_000, 104_000)])

@Suite struct TranscriberTests {
  @Test func anUtteranceBecomesATranscriptionThatStartsAfresh() throws {
    var transcriber = Transcriber(reportsEachUtterance: true)
    _ = transcriber.result(for: first)
    let latest = transcriber.result(for: second)
    let result = try #require(latest)
    #expect(result.bestTranscription.formattedString == "Café 👩‍👧 open")
    #expect(!result.isFinal)
  }

  @Test func timesAreSecondsFromTheStartOfTheAudio() {
    let result = Transcriber.result([first], isFinal: false)
    #expect(result.bestTranscription.segments.map(\.timestamp) == [1, 2])
    #expect(result.bestTranscription.segments.map(\.duration) == [0.5, 0.5])
    #expect(result.bestTranscription.segments.map(\.confidence) == [0.5, 0.5])
  }

  /// Ranges count UTF-16 units, as `NSString` does: "Café" 4, the family 5.
  @Test func rangesFindTheirSubstrings() {
    let transcription = Transcriber.result([second], isFinal: false).bestTranscription
    #expect(transcription.segments.map(\.substringRange.location) == [0, 5, 11])
    for segment in transcription.segments {
      let text = NSString(string: transcription.formattedString)
      #expect(text.substring(with: segment.substringRange) == segment.substring)
    }
  }

  /// Two words in 1.5 s: 80 a minute; half a second of silence between them.
  @Test func metadataIsWorkedOutFromTheWords() throws {
    let metadata = try #require(Transcriber.result([first], isFinal: false).speechRecognitionMetadata)
    #expect(metadata.speakingRate == 80)
    #expect(metadata.averagePauseDuration == 0.5)
    #expect(metadata.speechStartTimestamp == 1)
    #expect(metadata.speechDuration == 1.5)
  }

  @Test func theFinalResultRepeatsTheLastUtterance() {
    var transcriber = Transcriber(reportsEachUtterance: true)
    _ = transcriber.result(for: first)
    _ = transcriber.result(for: second)
    #expect(transcriber.finalResult()?.bestTranscription.formattedString == "Café 👩‍👧 open")
    #expect(transcriber.finalResult()?.isFinal == true)
  }

  @Test func withoutPartialResultsTheFinalOneHoldsEverything() {
    var transcriber = Transcriber(reportsEachUtterance: false)
    let early = [transcriber.result(for: first), transcriber.result(for: second)]
    #expect(early == [nil, nil])
    #expect(transcriber.finalResult()?.bestTranscription.formattedString == "It was. Café 👩‍👧 open")
  }

  @Test func voiceWithoutWordsIsNoResult() {
    var transcriber = Transcriber(reportsEachUtterance: true)
    let early = transcriber.result(for: utterance([]))
    #expect(early == nil)
    #expect(transcriber.finalResult() == nil)
  }
}
