package import Subtitles

/// What a person changes about a cue; `nil` leaves it.
package struct CueEdit: Hashable, Sendable {
  /// What is said.
  ///
  /// Without a translation of its own it waits for one.
  package var text: String?
  /// The translation.
  package var translation: String?
  /// When it begins.
  package var start: Timestamp?
  /// When it ends.
  package var end: Timestamp?

  /// An edit with what is said.
  package init(
    text: String? = nil, translation: String? = nil, start: Timestamp? = nil, end: Timestamp? = nil
  ) {
    self.text = text
    self.translation = translation
    self.start = start
    self.end = end
  }

  /// Makes the changes.
  func apply(to version: inout CueVersion) {
    version.span = TimeSpan(start: start ?? version.span.start, end: end ?? version.span.end)
    if let text, text != version.text {
      version.text = text
      version.translation = .pending
    }
    if let translation { version.translation = .done(translation) }
  }
}

/// What came of an edit, or of taking one back.
package struct EditOutcome: Hashable, Sendable {
  /// The cue concerned, if it is shown now.
  package var cues: [StoredCue] = []
  /// The cue concerned, if it is not shown any more.
  package var removed: [Cue.ID] = []
  /// Whether there is an edit to take back.
  package var canUndo: Bool
  /// Whether there is an edit to make again.
  package var canRedo: Bool
  /// The revision of the subtitles since.
  package var revision: Int
}
