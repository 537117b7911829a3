package import Foundation
package import Subtitles

/// A word or a sentence that a learner keeps.
package struct SavedItem: Hashable, Sendable, Identifiable {
  /// Names an item for good: it is never given to another one.
  package struct ID: Hashable, Sendable {
    /// The number, from 1.
    package var number: Int

    /// The identity with this number.
    package init(_ number: Int) {
      self.number = number
    }
  }

  /// What is kept.
  package enum Kind: String, Hashable, Sendable, DatabaseValue {
    case word, sentence
  }

  /// What is kept, and where it was said.
  package struct Content: Hashable, Sendable {
    /// A word or a sentence.
    package var kind: Kind
    /// The video.
    package var video: Video.ID
    /// The cue, as long as it is there.
    package var cue: Cue.ID?
    /// When it was said; not empty.
    package var span: TimeSpan
    /// The word or the sentence as it was said.
    package var text: String
    /// The word's dictionary form.
    package var lemma: String?
    /// The sentence it was said in.
    package var sentence: String
    /// The sentence's translation.
    package var translation: String?
    /// What the word means.
    package var gloss: String?
    /// What the learner wrote.
    package var note: String?

    /// A content with what is said.
    package init(
      kind: Kind, video: Video.ID, cue: Cue.ID? = nil, span: TimeSpan, text: String, lemma: String? = nil,
      sentence: String, translation: String? = nil, gloss: String? = nil, note: String? = nil
    ) {
      self.kind = kind
      self.video = video
      self.cue = cue
      self.span = span
      self.text = text
      self.lemma = lemma
      self.sentence = sentence
      self.translation = translation
      self.gloss = gloss
      self.note = note
    }
  }

  /// The identity.
  package var id: ID
  /// What is kept, and where it was said.
  package var content: Content
  /// What the video is called now.
  package var videoTitle: String
  /// When it was saved.
  package var savedAt: Date
}

/// What is to change about a saved item.
package struct SavedItemChange: Hashable, Sendable {
  /// A new text, none any more, or what is there.
  package enum Field: Hashable, Sendable {
    case keep
    case set(String?)

    func value(else current: String?) -> String? {
      if case .set(let value) = self { value } else { current }
    }
  }

  /// What the word means.
  package var gloss: Field
  /// What the learner wrote.
  package var note: Field

  /// A change with what is said.
  package init(gloss: Field = .keep, note: Field = .keep) {
    self.gloss = gloss
    self.note = note
  }
}
