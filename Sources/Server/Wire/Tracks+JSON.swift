internal import Media
internal import Subtitles

extension AudioTrack {
  /// The track as pages see it.
  var line: JSONLine {
    .object([
      "number": .number(number), "language": .optional(language), "title": .optional(title),
      "codec": .text(codec), "channels": .number(channelCount), "isDefault": .truth(isDefault),
    ])
  }
}

extension SubtitleSource {
  /// The track as pages see it; `fault` says why it cannot be read.
  func line(fault: JSONLine) -> JSONLine {
    let isEmbedded = if case .embedded = place { true } else { false }
    return .object([
      "id": .number(id), "kind": .text(isEmbedded ? "embedded" : "sidecar"), "language": .optional(language),
      "title": .optional(title), "isText": .truth(isText), "codec": .text(codec),
      "fault": fault,
    ])
  }
}

extension PlaybackPlan {
  /// The way in which the video gets to the page, as the page sees it.
  var line: JSONLine {
    let kind =
      switch delivery {
      case .direct: "direct"
      case .remux: "remux"
      case .transcode: "transcode"
      }
    return .object([
      "kind": .text(kind), "seekable": .truth(true), "types": .list([.text(contentType)]),
    ])
  }
}
