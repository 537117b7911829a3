internal import Library
internal import Subtitles

extension StoredCue {
  /// The cue as pages see it.
  var line: JSONLine {
    .object([
      "id": .number(id.number), "start": .number(cue.span.start.milliseconds),
      "end": .number(cue.span.end.milliseconds), "text": .text(cue.text),
      "translation": .optional(translation.text), "state": .text(translation.state.rawValue),
      "edited": .truth(isEdited), "words": .list(cue.words.map(\.line)),
    ])
  }
}

extension Word {
  fileprivate var line: JSONLine {
    .object([
      "text": .text(text), "start": .number(span.start.milliseconds), "end": .number(span.end.milliseconds),
      "confidence": .optional(confidence),
    ])
  }
}

extension EditOutcome {
  /// What an edit, or taking one back, has changed.
  var line: JSONLine {
    .object([
      "cues": .list(cues.map(\.line)), "removed": .list(removed.map { .number($0.number) }),
      "canUndo": .truth(canUndo), "canRedo": .truth(canRedo),
    ])
  }
}

extension StoredSubtitles {
  /// All subtitles of a video.
  var line: JSONLine {
    .object([
      "revision": .number(revision), "ranges": .ranges(ranges), "cues": .list(cues.map(\.line)),
      "canUndo": .truth(canUndo), "canRedo": .truth(canRedo),
    ])
  }
}
