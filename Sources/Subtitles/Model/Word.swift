/// One word as it was spoken: its letters with the punctuation that clings to them, and its time.
public struct Word: Hashable, Sendable, Codable {
  /// The written form, without surrounding white space.
  public var text: String
  /// When it is spoken.
  public var span: TimeSpan
  /// How sure the recogniser is, 0…1; `nil` when it does not say.
  public var confidence: Double?

  /// A word with its time.
  public init(_ text: String, _ span: TimeSpan, confidence: Double? = nil) {
    self.text = text
    self.span = span
    self.confidence = confidence
  }
}
