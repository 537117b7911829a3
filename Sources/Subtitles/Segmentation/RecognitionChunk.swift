/// What a recogniser says at one time about the utterance it is hearing.
public struct RecognitionChunk: Hashable, Sendable {
  /// One recognised word.
  public struct Word: Hashable, Sendable {
    /// The written form.
    public var text: String
    /// When it is spoken, counted from the chunk's `origin`; `nil` when the recogniser's times mean nothing.
    public var span: TimeSpan?
    /// How sure the recogniser is, 0…1; `nil` when it does not say.
    public var confidence: Double?

    /// A word, with its time if that is known.
    public init(text: String, span: TimeSpan?, confidence: Double? = nil) {
      self.text = text
      self.span = span
      self.confidence = confidence
    }
  }

  /// The transcription as the recogniser formats it, if it gives one.
  public var text: String?
  /// The transcription's words, in the order of the text.
  public var words: [Word]
  /// Whether the utterance is over: the words do not change any more, and the next chunk is about the next one.
  public var endsUtterance: Bool
  /// Whether the recogniser's task is over.
  public var isFinal: Bool
  /// The media time the words' times are counted from; for recognisers whose clock starts anew with each request.
  public var origin: Timestamp

  /// A chunk with everything said.
  public init(
    text: String? = nil, words: [Word], endsUtterance: Bool = false, isFinal: Bool = false,
    origin: Timestamp = .zero
  ) {
    self.text = text
    self.words = words
    self.endsUtterance = endsUtterance
    self.isFinal = isFinal
    self.origin = origin
  }
}
