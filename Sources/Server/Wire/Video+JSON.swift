internal import Foundation
internal import Library
internal import Media
internal import Subtitles

extension Video {
  /// The members that a list of videos shows.
  var listMembers: [JSONLine.Member] {
    let pairs: KeyValuePairs<String, JSONLine> = [
      "id": .number(id.number), "title": .text(title), "folder": .text(folder), "kind": .text(kind.rawValue),
      "duration": .optional(duration), "position": .number(position.milliseconds),
      "added": .text(added.formatted(.iso8601)),
      "lastWatched": lastWatched.map { .text($0.formatted(.iso8601)) } ?? .none,
      "covered": .decimal(min(1, covered)), "missing": .truth(isMissing),
      "thumbnail": kind == .video ? .text("/api/v1/videos/\(id.number)/thumbnail") : .none,
    ]
    return pairs.map { JSONLine.Member(name: $0, value: $1) }
  }

  /// The video in a list.
  var line: JSONLine { .object(listMembers) }
}

extension JSONLine {
  /// A number, or `null`.
  static func optional(_ number: Int?) -> JSONLine { number.map { .number($0) } ?? .none }

  /// A number with a fraction, or `null`.
  static func optional(_ number: Double?) -> JSONLine { number.map { .decimal($0) } ?? .none }

  /// A text, or `null`.
  static func optional(_ text: String?) -> JSONLine { text.map { .text($0) } ?? .none }

  /// Stretches of time as pairs of milliseconds.
  static func ranges(_ ranges: TimelineRanges) -> JSONLine {
    .list(ranges.spans.map { .list([.number($0.start.milliseconds), .number($0.end.milliseconds)]) })
  }
}
