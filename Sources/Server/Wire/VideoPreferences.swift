internal import Foundation
internal import Library
internal import Subtitles

/// What a viewer chose for a video; members that are absent were not chosen.
struct VideoPreferences: Codable, Hashable, Sendable {
  /// How much later each line is shown, in milliseconds.
  struct Delay: Codable, Hashable, Sendable {
    var en: Int?
    var ja: Int?

    /// Whether lines can be shown so much later; sums with other times must not overflow.
    var isPossible: Bool {
      [en, ja].allSatisfy { abs(Double($0 ?? 0)) <= Double(Timestamp.longest) }
    }
  }

  var audioTrack: Int?
  /// Where the English lines come from.
  var english: TrackChoice<Recognition>?
  /// Where the lines below them come from.
  var japanese: TrackChoice<Translation>?
  var delay: Delay?

  /// Nothing chosen.
  init() {}

  /// What was stored for a video.
  init(_ video: Video) {
    // Written by a newer program, it may say what this one does not know.
    self = (try? JSONDecoder().decode(Self.self, from: Data(video.preferences.text.utf8))) ?? Self()
    if delay?.isPossible == false { delay = nil }
  }

  /// These with what `change` names instead.
  func changed(by change: VideoPreferences) -> VideoPreferences {
    var result = self
    result.audioTrack = change.audioTrack ?? audioTrack
    result.english = change.english ?? english
    result.japanese = change.japanese ?? japanese
    result.delay = Delay(en: change.delay?.en ?? delay?.en, ja: change.delay?.ja ?? delay?.ja)
    return result
  }

  /// Whether both have the lines made of the same.
  func hasSameLines(as other: VideoPreferences) -> Bool {
    audioTrack == other.audioTrack && english ?? .machine == other.english ?? .machine
      && japanese ?? .machine == other.japanese ?? .machine
  }

  /// As the library keeps it.
  func stored() throws -> JSONObject? {
    JSONObject(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }

  /// As pages see it.
  var line: JSONLine {
    .object([
      "audioTrack": .optional(audioTrack), "english": (english ?? .machine).line,
      "japanese": (japanese ?? .machine).line,
      "delay": .object(["en": .number(delay?.en ?? 0), "ja": .number(delay?.ja ?? 0)]),
    ])
  }
}
