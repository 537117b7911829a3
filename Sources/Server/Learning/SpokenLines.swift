internal import Library
internal import Subtitles

/// The lines of a video as they are shown, in which what is saved is found.
struct SpokenLines {
  /// By start.
  var cues: [StoredCue]
  /// How much later they are shown and heard than they say, in milliseconds.
  var delay: Int

  /// The sentence that an item is, or was said in; `nil` where there is no line.
  func sentence(of item: SavedItem.Content) -> SpokenSentence? {
    let span = item.span.shifted(by: -delay)
    if item.kind == .sentence, let sentence = SpokenSentence(in: span, of: cues) { return sentence }
    let index =
      cues.firstIndex { $0.id == item.cue }
      ?? cues.firstIndex { $0.cue.span.contains(span.start) }
    return index.map { SpokenSentence(around: $0, of: cues) }
  }
}
