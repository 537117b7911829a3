package import Foundation

/// What became of the videos when files were looked for.
package struct FileChanges: Hashable, Sendable {
  /// Came into the library.
  package var added: [Video.ID] = []
  /// Are elsewhere now, are called something else, or are back.
  package var changed: [Video.ID] = []
  /// Have no file any more.
  package var lost: [Video.ID] = []

  /// Whether everything is as it was.
  package var isEmpty: Bool { added.isEmpty && changed.isEmpty && lost.isEmpty }
}

extension LibraryStore {
  /// The files known.
  package func knownFiles() async throws(LibraryError) -> KnownFiles {
    try await read { KnownFiles(try $0.places()) }
  }

  /// Takes in what was found by looking at `roots`, which are folders with all that is in them, or single files.
  ///
  /// A content that is known keeps its video, wherever it was found; a new content at a known path is a new video. What
  /// was under the roots and is not among the files is missing. Of several files with one content the one known stays
  /// the video's, else the first by path becomes it.
  package func take(
    _ files: [FoundFile], under roots: [String], now: Date
  ) async throws(LibraryError) -> FileChanges {
    try await write { connection in
      let plan = FilePlan(known: try connection.places(), found: files, roots: roots)
      // First everything lets go of its path: two files may have exchanged their names.
      for place in plan.lost + plan.changed.map(\.place) {
        try connection.run("UPDATE videos SET missing = 1 WHERE id = ?1", place.video.number)
      }
      var changes = FileChanges()
      changes.lost = plan.lost.map(\.video)
      for (place, file) in plan.changed {
        try connection.update(place.video, to: file)
        changes.changed.append(place.video)
      }
      for file in plan.added { changes.added.append(try connection.insert(file, now: now)) }
      return changes
    }
  }
}
