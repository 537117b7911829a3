internal import Library
internal import Subtitles

/// What is saved is found in the lines by its time, so that it survives their editing and their being made anew.
extension PlayerContext {
  /// An item with the whole sentence that it was said in, and its translation.
  ///
  /// A sentence becomes all lines of its time, with their text and no less than their time; where there are no lines it stays
  /// as it is.
  func withSentence(_ item: SavedItem.Content) async throws -> SavedItem.Content {
    let delay = try await delay(of: item.video)
    guard let sentence = try await sentence(of: item, delay) else { return item }
    var item = item
    item.cue = sentence.cues.contains { $0.id == item.cue } ? item.cue : sentence.cues.first?.id
    item.sentence = sentence.text
    item.translation = sentence.translation
    guard item.kind == .sentence else { return item }
    item.text = sentence.text
    let spoken = sentence.span.shifted(by: delay)
    item.span = TimeSpan(
      start: min(item.span.start, spoken.start), end: max(item.span.end, spoken.end))
    return item
  }

  /// Gives translations that have come meanwhile to the items that were saved before.
  func completeSavedItems() async throws {
    for item in try await library.savedItems() where item.content.translation == nil {
      let delay = try await delay(of: item.content.video)
      // Another sentence is said there by now: its translation is none of this one's.
      guard let sentence = try await sentence(of: item.content, delay),
        sentence.text == item.content.sentence, let translation = sentence.translation
      else { continue }
      _ = try await library.change(item.id, SavedItemChange(translation: .set(translation)))
    }
  }

  /// How much later the lines of a video are shown and heard than they say, in milliseconds.
  private func delay(of video: Video.ID) async throws -> Int {
    VideoPreferences(try await library.video(video)).delay?.en ?? 0
  }

  private func sentence(of item: SavedItem.Content, _ delay: Int) async throws -> SpokenSentence? {
    let cues = try await subtitles(of: item.video).cues
    let span = item.span.shifted(by: -delay)
    if item.kind == .sentence, let sentence = SpokenSentence(in: span, of: cues) { return sentence }
    let index =
      cues.firstIndex { $0.id == item.cue }
      ?? cues.firstIndex { $0.cue.span.contains(span.start) }
    return index.map { SpokenSentence(around: $0, of: cues) }
  }
}

extension TimeSpan {
  /// The span so many milliseconds later, none of it before zero.
  fileprivate func shifted(by milliseconds: Int) -> TimeSpan {
    TimeSpan(start: max(.zero, start + milliseconds), end: max(.zero, end + milliseconds))
  }
}
