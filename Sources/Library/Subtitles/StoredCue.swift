package import Subtitles

/// A cue as the library has it.
package struct StoredCue: Hashable, Sendable, Identifiable {
  /// The cue; its number is the library's own and is never given to another cue.
  ///
  /// The words are those of the text, with the times at which they were heard.
  package var cue: Cue
  /// What is known of its translation.
  package var translation: CueTranslation
  /// Whether a person had a hand in it.
  package var isEdited: Bool

  /// The cue's identity.
  package var id: Cue.ID { cue.id }
}

/// The subtitles of a video at one moment.
package struct StoredSubtitles: Hashable, Sendable {
  /// Grows with each change of a cue.
  package var revision: Int
  /// The settled stretches of the timeline: what was said there is known.
  package var ranges: TimelineRanges
  /// The cues, ordered by start.
  package var cues: [StoredCue]
  /// Whether there is an edit to take back.
  package var canUndo: Bool
  /// Whether there is an edit to make again.
  package var canRedo: Bool
}
