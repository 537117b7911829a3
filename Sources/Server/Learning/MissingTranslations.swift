internal import Library

/// Translations that came after an item was saved.
enum MissingTranslations {
  /// Those of the items without one whose sentence is translated by now.
  ///
  /// `lines` is asked once for each of their videos.
  static func found(
    for items: [SavedItem], lines: (Video.ID) async throws -> SpokenLines
  ) async throws -> [SavedItem.ID: String] {
    var found: [SavedItem.ID: String] = [:]
    let untranslated = items.filter { $0.content.translation == nil }
    for (video, items) in Dictionary(grouping: untranslated, by: \.content.video) {
      let lines = try await lines(video)
      for item in items {
        let sentence = lines.sentence(of: item.content)
        // Where another sentence is said by now, its translation is none of this one's.
        if sentence?.text == item.content.sentence { found[item.id] = sentence?.translation }
      }
    }
    return found
  }
}
