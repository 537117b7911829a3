internal import Library
internal import Subtitles

/// What is saved is found in the lines by its time, so that it survives their editing and their being made anew.
extension PlayerContext {
  /// An item with the whole sentence that it was said in, and its translation.
  ///
  /// A sentence becomes all lines of its time, with their text and no less than their time; where there are no lines it stays
  /// as it is.
  func withSentence(_ item: SavedItem.Content) async throws -> SavedItem.Content {
    let lines = try await spokenLines(of: item.video)
    guard let sentence = lines.sentence(of: item) else { return item }
    var item = item
    item.cue = sentence.cues.contains { $0.id == item.cue } ? item.cue : sentence.cues.first?.id
    item.sentence = sentence.text
    item.translation = sentence.translation
    guard item.kind == .sentence else { return item }
    item.text = sentence.text
    let spoken = sentence.span.shifted(by: lines.delay)
    item.span = TimeSpan(
      start: min(item.span.start, spoken.start), end: max(item.span.end, spoken.end))
    return item
  }

  /// Gives translations that have come meanwhile to the items that were saved before.
  func completeSavedItems() async throws {
    let found = try await MissingTranslations.found(for: try await library.savedItems()) {
      try await spokenLines(of: $0)
    }
    try await library.complete(found)
  }

  private func spokenLines(of id: Video.ID) async throws -> SpokenLines {
    let preferences = VideoPreferences(try await library.video(id))
    return SpokenLines(cues: try await subtitles(of: id).cues, delay: preferences.delay?.en ?? 0)
  }
}

extension TimeSpan {
  /// The span so many milliseconds later, none of it before zero.
  func shifted(by milliseconds: Int) -> TimeSpan {
    TimeSpan(start: max(.zero, start + milliseconds), end: max(.zero, end + milliseconds))
  }
}
