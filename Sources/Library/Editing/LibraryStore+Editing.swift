package import Subtitles

/// Edits are a person's: they win over what the machine makes, and each can be taken back.
extension LibraryStore {
  /// Changes a cue.
  ///
  /// An edit that changes nothing is none. Throws `notFound`, and `emptySpan` when no time would be left.
  package func edit(
    _ cue: Cue.ID, of video: Video.ID, _ edit: CueEdit
  ) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      try connection.edit(cue, of: video) { edit.apply(to: &$0) }
    }
  }

  /// Deletes a cue, so that what is heard there again does not bring it back.
  ///
  /// Throws `notFound`.
  package func delete(_ cue: Cue.ID, of video: Video.ID) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      try connection.edit(cue, of: video) { $0.isDeleted = true }
    }
  }

  /// Adds a cue; without a translation it waits for one.
  ///
  /// Throws `notFound`, and `emptySpan`.
  package func insert(
    _ span: TimeSpan, text: String, translation: String? = nil, into video: Video.ID
  ) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      let known = translation.map { CueTranslation.done($0) } ?? .pending
      return try connection.insert(
        CueVersion(span: span, text: text, translation: known, isEdited: true, isDeleted: false), into: video)
    }
  }

  /// Takes back the latest edit that stands; without one nothing happens.
  ///
  /// Throws `notFound`.
  package func undo(_ video: Video.ID) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      guard let edit = try connection.editToUndo(video) else {
        return try connection.outcome(of: video, revision: try connection.revision(of: video))
      }
      return try connection.turn(edit, of: video, to: .before)
    }
  }

  /// Makes the edit again that was taken back last; without one nothing happens.
  ///
  /// Throws `notFound`.
  package func redo(_ video: Video.ID) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      guard let edit = try connection.editToRedo(video) else {
        return try connection.outcome(of: video, revision: try connection.revision(of: video))
      }
      return try connection.turn(edit, of: video, to: .after)
    }
  }
}
