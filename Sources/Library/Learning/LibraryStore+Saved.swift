package import Foundation
internal import Subtitles

extension LibraryStore {
  /// The saved items of a kind and of a video that hold `text` anywhere, latest first; `nil` asks for all.
  ///
  /// Letters of ASCII match in either case.
  package func savedItems(
    _ kind: SavedItem.Kind? = nil, of video: Video.ID? = nil, matching text: String? = nil
  ) async throws(LibraryError) -> [SavedItem] {
    try await read { try $0.savedItems(kind, of: video, matching: text) }
  }

  /// Saved items in the order asked for; throws `notFound` for the first that is not there.
  package func savedItems(_ ids: [SavedItem.ID]) async throws(LibraryError) -> [SavedItem] {
    try await read { connection in try ids.map { try connection.savedItem($0) } }
  }

  /// Keeps an item.
  ///
  /// The same text of the same moment is the same item, which stays as it is. A cue that is not there any
  /// more is left out. Throws `notFound` when there is no such video, and `emptySpan`.
  package func save(_ item: SavedItem.Content, at now: Date) async throws(LibraryError) -> SavedItem {
    try await write { connection in
      _ = try connection.revision(of: item.video)
      guard !item.span.isEmpty else {
        throw RequestFault(code: .emptySpan, detail: "at \(item.span.start.milliseconds)")
      }
      guard let id = try connection.save(item, at: now) else {
        throw DatabaseError(.corrupt, "what was saved is not there")
      }
      return try connection.savedItem(id)
    }
  }

  /// Changes an item and returns it; throws `notFound`.
  package func change(
    _ id: SavedItem.ID, _ change: SavedItemChange
  ) async throws(LibraryError) -> SavedItem {
    try await write { connection in
      let old = try connection.savedItem(id).content
      try connection.run(
        "UPDATE saved SET gloss = ?2, note = ?3 WHERE id = ?1", id.number,
        change.gloss.value(else: old.gloss), change.note.value(else: old.note))
      return try connection.savedItem(id)
    }
  }

  /// Gives translations to items that have none yet; others, and those that are not kept any longer, stay as they are.
  package func complete(_ translations: [SavedItem.ID: String]) async throws(LibraryError) {
    if translations.isEmpty { return }
    try await write { connection in
      for (id, translation) in translations {
        try connection.run(
          "UPDATE saved SET translation = ?2 WHERE id = ?1 AND translation IS NULL", id.number, translation)
      }
    }
  }

  /// Keeps an item no longer; throws `notFound`.
  package func removeSaved(_ id: SavedItem.ID) async throws(LibraryError) {
    try await write { connection in
      _ = try connection.savedItem(id)
      try connection.run("DELETE FROM saved WHERE id = ?1", id.number)
    }
  }
}
