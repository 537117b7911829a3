package import Subtitles

/// Edits are a person's: they win over what the machine makes, and each can be taken back. They are those of the chosen
/// source's lines.
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
      let (track, revision) = (try connection.track(of: video, from: nil), try connection.revision(of: video))
      guard let edit = try connection.editToUndo(track) else {
        return try connection.outcome(of: track, revision: revision)
      }
      return try connection.turn(edit, of: track, to: .before)
    }
  }

  /// Makes the edit again that was taken back last; without one nothing happens.
  ///
  /// Throws `notFound`.
  package func redo(_ video: Video.ID) async throws(LibraryError) -> EditOutcome {
    try await write { connection in
      let (track, revision) = (try connection.track(of: video, from: nil), try connection.revision(of: video))
      guard let edit = try connection.editToRedo(track) else {
        return try connection.outcome(of: track, revision: revision)
      }
      return try connection.turn(edit, of: track, to: .after)
    }
  }
}
