/// A sentence, or the part of a long one, that is translated as a whole.
public struct TranslationUnit: Hashable, Sendable, Identifiable {
  /// The unit's identity: that of its first cue.
  public var id: Cue.ID
  /// The cues it is made of, in order; never empty.
  public var cues: [Cue.ID]
  /// The cues' texts as running text.
  public var text: String

  /// A unit with everything said.
  public init(id: Cue.ID, cues: [Cue.ID], text: String) {
    self.id = id
    self.cues = cues
    self.text = text
  }
}
