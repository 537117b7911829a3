import Subtitles
import Testing

@Suite("Chunks are merged to words")
struct ChunkMergerTests {
  /// A chunk of words that follow each other, each 300 ms long.
  static func chunk(_ text: String, at start: Int, ends: Bool = false, isFinal: Bool = false)
    -> RecognitionChunk
  {
    let texts = text.split(separator: " ").map(String.init)
    let words = texts.enumerated().map { index, text in
      RecognitionChunk.Word(text: text, span: TimeSpan(start + 300 * index, start + 300 * (index + 1)))
    }
    return RecognitionChunk(text: text, words: words, endsUtterance: ends, isFinal: isFinal)
  }

  /// What a merger gives out for the chunks, a text for each chunk and one for the end.
  static func merge(_ chunks: [RecognitionChunk]) -> [String] {
    var merger = ChunkMerger()
    var texts: [String] = []
    for chunk in chunks { texts.append(merger.take(chunk).map(\.text).joined(separator: " ")) }
    return texts + [merger.finish().map(\.text).joined(separator: " ")]
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var chunks: [RecognitionChunk]
    var settled: [String]

    init(_ name: String, _ chunks: [RecognitionChunk], _ settled: [String]) {
      testDescription = name
      self.chunks = chunks
      self.settled = settled
    }
  }

  @Test(
    "whatever the recogniser does",
    arguments: [
      Case(
        "utterances that say when they end",
        [
          chunk("good", at: 0), chunk("good morning", at: 0, ends: true),
          chunk("hello", at: 3000, ends: true),
        ],
        ["", "good morning", "hello", ""]),
      Case(
        "a transcription that starts afresh without saying so",
        [chunk("good morning", at: 0), chunk("how", at: 2600), chunk("how are you", at: 2600, ends: true)],
        ["", "good morning", "how are you", ""]),
      Case(
        "a hypothesis that is corrected",
        [chunk("wreck a nice", at: 0), chunk("recognise speech", at: 100, ends: true)],
        ["", "recognise speech", ""]),
      Case(
        "an empty final: what was heard stands",
        [chunk("good morning", at: 0), chunk("", at: 0, isFinal: true)], ["", "good morning", ""]),
      Case(
        "an empty end of an utterance",
        [chunk("good morning", at: 0), chunk("", at: 0, ends: true)], ["", "good morning", ""]),
      Case(
        "a final cut short by cancelling",
        [chunk("good morning to you", at: 0), chunk("good morning", at: 0, isFinal: true)],
        ["", "good morning to you", ""]),
      Case(
        "a shorter end of an utterance is trusted",
        [chunk("good morning you", at: 0), chunk("good morning", at: 0, ends: true)],
        ["", "good morning", ""]),
      Case(
        "the same utterance twice",
        [chunk("good morning", at: 0, ends: true), chunk("good morning", at: 0, ends: true)],
        ["good morning", "", ""]),
      Case(
        "a late hypothesis of an utterance that is over",
        [
          chunk("good morning", at: 0, ends: true), chunk("good", at: 0), chunk("hello", at: 900, ends: true),
        ],
        ["good morning", "", "hello", ""]),
      Case(
        "a final that repeats everything",
        [chunk("good morning", at: 0, ends: true), chunk("good morning to you", at: 0, isFinal: true)],
        ["good morning", "to you", ""]),
      Case("a failure in the middle", [chunk("good morning", at: 0)], ["", "good morning"]),
      Case("nothing at all", [chunk("", at: 0, isFinal: true)], ["", ""]),
      Case(
        "a final in mid-session",
        [chunk("good morning", at: 0, isFinal: true), chunk("hello", at: 5000, isFinal: true)],
        ["good morning", "hello", ""]),
    ])
  func merges(_ given: Case) {
    #expect(Self.merge(given.chunks) == given.settled)
  }

  struct Times: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spans: [TimeSpan?]
    var settled: [TimeSpan]

    init(_ name: String, _ spans: [TimeSpan?], _ settled: [TimeSpan]) {
      testDescription = name
      self.spans = spans
      self.settled = settled
    }
  }

  @Test(
    "with times that can be true",
    arguments: [
      Times(
        "good ones stay", [TimeSpan(0, 200), TimeSpan(250, 400)], [TimeSpan(0, 200), TimeSpan(250, 400)]),
      Times("none at all is dropped", [nil, TimeSpan(250, 400)], [TimeSpan(250, 400)]),
      Times("negative length is dropped", [TimeSpan(300, 200), TimeSpan(250, 400)], [TimeSpan(250, 400)]),
      Times("Apple's dummies are dropped", [TimeSpan(0, 11), TimeSpan(0, 11), TimeSpan(0, 11)], []),
      Times("one moment for all is a dummy", [TimeSpan(0, 500), TimeSpan(0, 500)], []),
      Times(
        "overlap meets", [TimeSpan(0, 300), TimeSpan(200, 500)], [TimeSpan(0, 200), TimeSpan(200, 500)]),
      Times(
        "a word inside its predecessor", [TimeSpan(0, 900), TimeSpan(300, 600), TimeSpan(800, 1000)],
        [TimeSpan(0, 300), TimeSpan(300, 600), TimeSpan(800, 1000)]),
      Times(
        "a word before its predecessor", [TimeSpan(500, 900), TimeSpan(100, 300)],
        [TimeSpan(500, 900), TimeSpan(900, 901)]),
    ])
  func repairs(_ given: Times) {
    var merger = ChunkMerger()
    let words = given.spans.map { RecognitionChunk.Word(text: "word", span: $0) }
    #expect(merger.take(RecognitionChunk(words: words, endsUtterance: true)).map(\.span) == given.settled)
  }

  @Test("with times that count from the request's own start")
  func addsTheOrigin() {
    var merger = ChunkMerger()
    var chunk = Self.chunk("good morning", at: 0, ends: true)
    chunk.origin = Timestamp(milliseconds: 60_000)
    #expect(merger.take(chunk).map(\.span) == [TimeSpan(60_000, 60_300), TimeSpan(60_300, 60_600)])
  }

  @Test("and nothing after the end")
  func isDeafAfterTheEnd() {
    var merger = ChunkMerger()
    #expect(merger.finish() == [])
    #expect(merger.take(Self.chunk("late", at: 0, ends: true)) == [])
  }

  @Test("without words of white space only")
  func dropsEmptyWords() {
    var merger = ChunkMerger()
    let words = [" ", "hello ", ""].enumerated().map { index, text in
      RecognitionChunk.Word(text: text, span: TimeSpan(index * 300, index * 300 + 200))
    }
    #expect(merger.take(RecognitionChunk(words: words, isFinal: true)).map(\.text) == ["hello"])
  }
}
