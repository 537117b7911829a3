/// One subtitle: what is shown, from when to when.
public struct Cue: Hashable, Sendable, Codable, Identifiable {
  /// Names the cue from its making to the written file; the same in every language.
  public struct ID: Hashable, Comparable, Sendable, Codable {
    /// The position in the order of making, from 1.
    public var number: Int

    /// The identity with this number.
    public init(_ number: Int) {
      self.number = number
    }

    /// Made earlier is less.
    public static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  /// The cue's identity.
  public var id: ID
  /// When it is shown.
  public var span: TimeSpan
  /// The text without line breaks of our making; writers break it into lines.
  public var text: String
  /// The words with their times, where the text comes from speech; empty otherwise.
  public var words: [Word]

  /// A cue with everything said.
  public init(id: ID, span: TimeSpan, text: String, words: [Word] = []) {
    self.id = id
    self.span = span
    self.text = text
    self.words = words
  }
}
