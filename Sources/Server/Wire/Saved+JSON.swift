internal import Foundation
internal import Library
internal import Subtitles

extension SavedItem {
  /// The item as pages see it.
  var line: JSONLine {
    .object([
      "id": .number(id.number), "kind": .text(content.kind.rawValue), "text": .text(content.text),
      "lemma": .optional(content.lemma), "sentence": .text(content.sentence),
      "translation": .optional(content.translation), "gloss": .optional(content.gloss),
      "video": .number(content.video.number), "videoTitle": .text(videoTitle),
      "cue": .optional(content.cue?.number), "start": .number(content.span.start.milliseconds),
      "end": .number(content.span.end.milliseconds), "savedAt": .text(savedAt.formatted(.iso8601)),
      "note": .optional(content.note),
    ])
  }
}
