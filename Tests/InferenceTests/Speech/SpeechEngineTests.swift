import Testing

@testable import Inference

@Suite(.serialized, .enabled(if: SpeechFixtures.isComplete, SpeechFixtures.absent))
struct SpeechEngineTests {
  private static let passage = "speech_en/ms_two_cities_16k.wav"
  private let engine: SpeechEngine

  init() throws {
    engine = try SpeechFixtures.engine()
  }

  @Test func hearsThePassage() throws {
    let heard = try utterances(of: SpeechFixtures.samples(of: Self.passage))
    let text = heard.map(\.text).joined(separator: " ")
    #expect(text.hasPrefix("It was the best of times"))
    #expect(text.contains("We were all going direct to heaven."))
    #expect(text.hasSuffix("degree of comparison only."))
    #expect((115...122).contains(heard.flatMap(\.words).count), "the passage has 119 words")
  }

  @Test func everyWordLiesInAnIslandAndNoneOverlapsTheNext() throws {
    for utterance in try utterances(of: SpeechFixtures.samples(of: Self.passage)) {
      #expect(utterance.words.map(\.text).joined(separator: " ") == utterance.text)
      for word in utterance.words {
        #expect(word.start < word.end)
        #expect(utterance.islands.contains { $0.contains(word.start) })
        #expect(utterance.islands.contains { $0.lowerBound < word.end && word.end <= $0.upperBound })
      }
      for (one, next) in zip(utterance.words, utterance.words.dropFirst()) {
        #expect(one.end <= next.start)
      }
    }
  }

  /// The middles, in seconds, of the pauses of a quarter of a second or more that ffmpeg finds in the recording.
  ///
  /// By `silencedetect=noise=-45dB:d=0.25`; the recording's noise stays below −48 dB. The words around each are those of
  /// Dickens's text at that place. One more pause, at 10.53 s, is beside a word that is misheard.
  private static let pauses: [(before: String, middle: Double, after: String)] = [
    ("times", 4.78, "it"), ("wisdom", 6.43, "it"), ("foolishness", 8.51, "it"), ("incredulity", 13.12, "it"),
    ("light", 14.96, "it"), ("darkness", 17.12, "it"), ("hope", 18.85, "it"), ("despair", 20.85, "we"),
    ("us", 24.32, "we"), ("heaven", 26.27, "we"), ("way", 28.69, "in"), ("short", 29.76, "the"),
    ("period", 32.59, "that"),
  ]

  @Test func pausesLieBetweenTheRightWords() throws {
    let words = try utterances(of: SpeechFixtures.samples(of: Self.passage)).flatMap(\.words)
    for (before, middle, after) in Self.pauses {
      let place = Int64(middle * 16_000)
      #expect(!words.contains { $0.start < place && place < $0.end }, "a word at \(middle)")
      #expect(words.last { $0.end <= place }?.text.lowercased().filter(\.isLetter) == before)
      #expect(words.first { $0.start >= place }?.text.lowercased().filter(\.isLetter) == after)
    }
  }

  @Test func whatIsSaidDoesNotDependOnHowTheSoundIsCut() throws {
    let sound = try Array(SpeechFixtures.samples(of: Self.passage).prefix(16_000 * 20))
    let whole = try utterances(of: sound, chunk: sound.count)
    #expect(!whole.isEmpty)
    #expect(try utterances(of: sound, chunk: 317) == whole)
  }

  /// The parent of a killed worker gives a new one the last checkpoint and the sound from there on.
  @Test func aSessionResumedAnywhereSaysTheSame() throws {
    let sound = try Array(SpeechFixtures.samples(of: Self.passage).prefix(16_000 * 30))
    let whole = try utterances(of: sound)
    let another = try SpeechFixtures.engine()
    for stop in stride(from: 1_000, to: sound.count, by: 53_111) {
      let first = engine.makeSession()
      var heard = try first.accept(Array(sound[..<stop]))
      let checkpoint = first.checkpoint
      let second = another.makeSession(resuming: checkpoint)
      #expect(Int64(stop) - checkpoint.resumeSample <= 16_000 * 10)
      heard += try second.accept(Array(sound[Int(checkpoint.resumeSample)...]))
      heard += try second.finish()
      #expect(heard == whole, "stopped at sample \(stop)")
    }
  }

  @Test func checkpointsMoveOnInSilence() throws {
    let session = engine.makeSession()
    for second in 1...30 {
      #expect(try session.accept([Float](repeating: 0, count: 16_000)).isEmpty)
      #expect(Int64(second) * 16_000 - session.checkpoint.resumeSample < 16_000)
    }
  }

  @Test(arguments: ["silence_ae_zero.wav", "noise_ae_room.wav", "noise_sb1.wav", "noise_sb2.wav"])
  func noiseHasNoWords(_ name: String) throws {
    let heard = try utterances(of: SpeechFixtures.samples(of: "nospeech/" + name))
    #expect(heard.filter { !$0.text.isEmpty } == [])
  }

  @Test func samplesThatAreNoNumberAreSilence() throws {
    let session = engine.makeSession()
    #expect(try session.accept([Float](repeating: .nan, count: 40_000)).isEmpty)
    let sound = try SpeechFixtures.samples(of: "speech_en/ms_word_seven.wav")
    let heard = try session.accept(sound) + session.finish()
    #expect(heard.map(\.text) == ["Seven."])
  }

  @Test func nothingIsTakenAfterTheEnd() throws {
    let session = engine.makeSession()
    #expect(try session.finish().isEmpty)
    #expect(throws: InferenceError.self) { try session.accept([0]) }
    #expect(throws: InferenceError.self) { try session.finish() }
  }

  private func utterances(of sound: [Float], chunk: Int = 4_096) throws -> [Utterance] {
    let session = engine.makeSession()
    var heard: [Utterance] = []
    for start in stride(from: 0, to: sound.count, by: chunk) {
      heard += try session.accept(Array(sound[start..<min(start + chunk, sound.count)]))
    }
    return try heard + session.finish()
  }
}
