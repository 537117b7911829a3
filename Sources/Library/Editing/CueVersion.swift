internal import Subtitles

/// All of a cue that an edit can change.
struct CueVersion: Hashable, Sendable {
  var span: TimeSpan
  var text: String
  var translation: CueTranslation
  var isEdited: Bool
  var isDeleted: Bool

  /// An edit's version of a cue: as it was, or as it became.
  enum Side: String, DatabaseValue {
    case before, after
  }

  static let columns = "begins, ends, text, state, translation, edited, deleted"

  init(span: TimeSpan, text: String, translation: CueTranslation, isEdited: Bool, isDeleted: Bool) {
    self.span = span
    self.text = text
    self.translation = translation
    self.isEdited = isEdited
    self.isDeleted = isDeleted
  }

  init(_ row: Row) throws(DatabaseError) {
    self.init(
      span: TimeSpan(start: try row[0], end: try row[1]), text: try row[2],
      translation: CueTranslation(try row[3], try row[4]), isEdited: try row[5], isDeleted: try row[6])
  }
}
