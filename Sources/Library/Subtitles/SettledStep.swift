package import Subtitles

/// What became certain about a video: it is stored wholly or not at all.
///
/// Every cue begins inside of `ranges`, and what begins there and is not among the cues was not said. So a range that
/// is settled once more replaces what the machine made of it before.
package struct SettledStep: Hashable, Sendable {
  /// A cue that was heard.
  package struct NewCue: Hashable, Sendable {
    /// When it is shown; not empty.
    package var span: TimeSpan
    /// What was said.
    package var text: String
    /// The words with their times.
    package var words: [Word]
    /// What is known of its translation.
    package var translation: CueTranslation

    /// A cue with everything said.
    package init(span: TimeSpan, text: String, words: [Word] = [], translation: CueTranslation = .none) {
      self.span = span
      self.text = text
      self.words = words
      self.translation = translation
    }
  }

  /// What became of the translation of a stored cue.
  package struct Translated: Hashable, Sendable {
    /// The cue.
    package var cue: Cue.ID
    /// The cue's text that was translated: if it has another one by now, this is not its translation.
    package var text: String
    /// What is known now.
    package var translation: CueTranslation

    /// A translation with everything said.
    package init(cue: Cue.ID, text: String, translation: CueTranslation) {
      self.cue = cue
      self.text = text
      self.translation = translation
    }
  }

  /// Stretches of the timeline that are settled.
  package var ranges: TimelineRanges
  /// What was heard in them.
  package var cues: [NewCue]
  /// Translations of cues that are stored already.
  package var translations: [Translated]

  /// A step with what is said.
  package init(
    ranges: TimelineRanges = TimelineRanges(), cues: [NewCue] = [], translations: [Translated] = []
  ) {
    self.ranges = ranges
    self.cues = cues
    self.translations = translations
  }

  /// The cues as they were stored, without those that an edit stands in place of.
  ///
  /// As they were: an edit, or another program, may have changed them since.
  package func stored(_ recorded: RecordedStep) -> [StoredCue] {
    zip(cues, recorded.ids).compactMap { cue, id in
      guard let id else { return nil }
      return StoredCue(
        cue: Cue(id: id, span: cue.span, text: cue.text, words: cue.words), translation: cue.translation,
        isEdited: false)
    }
  }
}

/// What storing a step came to.
package struct RecordedStep: Hashable, Sendable {
  /// The identities of the step's cues; `nil` for one that an edit stands in place of.
  package var ids: [Cue.ID?]
  /// Cues of the machine's that the step replaced.
  package var removed: [Cue.ID]
  /// Cues whose translation was stored; the others were edited, translated or removed meanwhile.
  package var translated: [Cue.ID]
  /// The revision of the subtitles since.
  package var revision: Int
}
