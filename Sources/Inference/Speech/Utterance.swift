/// What was heard in one stretch of speech.
///
/// Times are sample indices at 16 kHz, counted from the first sample given to the engine.
package struct Utterance: Hashable, Sendable, Codable {
  /// One word and where it is in the audio.
  package struct Word: Hashable, Sendable, Codable {
    /// The written form with its punctuation.
    package var text: String
    /// First sample of the word.
    package var start: Int64
    /// First sample after the word.
    package var end: Int64
    /// How sure the engine is, 0…1; `nil` when it does not say.
    package var confidence: Float?

    /// A word with its place.
    package init(text: String, start: Int64, end: Int64, confidence: Float? = nil) {
      self.text = text
      self.start = start
      self.end = end
      self.confidence = confidence
    }
  }

  /// First sample of the speech.
  package var start: Int64
  /// First sample after the speech.
  package var end: Int64
  /// The stretches with voice inside `start..<end`, in order, none touching the next.
  package var islands: [Range<Int64>]
  /// The text as the recogniser wrote it; empty when it heard voice but no words.
  package var text: String
  /// The words of `text`, in order, none overlapping the next.
  package var words: [Word]

  /// An utterance with everything said.
  package init(start: Int64, end: Int64, islands: [Range<Int64>], text: String, words: [Word]) {
    self.start = start
    self.end = end
    self.islands = islands
    self.text = text
    self.words = words
  }
}
