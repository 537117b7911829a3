internal import Foundation
internal import Library
internal import Subtitles

/// What a viewer chose for a video; members that are absent were not chosen.
struct VideoPreferences: Codable, Hashable, Sendable {
  /// Where the English lines come from.
  enum English: Hashable, Sendable {
    case recognition
    /// A subtitle track that came with the video, by its number for pages.
    case track(Int)
  }

  /// How much later each line is shown, in milliseconds.
  struct Delay: Codable, Hashable, Sendable {
    var en: Int?
    var ja: Int?
  }

  var audioTrack: Int?
  var english: English?
  var delay: Delay?

  /// What the lines of a video are made of.
  struct Source: Hashable {
    var audioTrack: Int?
    var english: English
  }

  var source: Source { Source(audioTrack: audioTrack, english: english ?? .recognition) }

  /// Nothing chosen.
  init() {}

  /// What was stored for a video.
  init(_ video: Video) {
    // Written by a newer program, it may say what this one does not know.
    self = (try? JSONDecoder().decode(Self.self, from: Data(video.preferences.text.utf8))) ?? Self()
  }

  /// These with what `change` names instead.
  func changed(by change: VideoPreferences) -> VideoPreferences {
    var result = self
    result.audioTrack = change.audioTrack ?? audioTrack
    result.english = change.english ?? english
    result.delay = Delay(en: change.delay?.en ?? delay?.en, ja: change.delay?.ja ?? delay?.ja)
    return result
  }

  /// As the library keeps it.
  func stored() throws -> JSONObject? {
    JSONObject(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }

  /// As pages see it.
  var line: JSONLine {
    let english: JSONLine =
      switch english ?? .recognition {
      case .recognition: .text("recognition")
      case .track(let id): .number(id)
      }
    return .object([
      "audioTrack": .optional(audioTrack), "english": english,
      "delay": .object(["en": .number(delay?.en ?? 0), "ja": .number(delay?.ja ?? 0)]),
    ])
  }
}

extension VideoPreferences.English: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .track(number)
    } else if try container.decode(String.self) == "recognition" {
      self = .recognition
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither a number nor recognition")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .recognition: try container.encode("recognition")
    case .track(let id): try container.encode(id)
    }
  }
}
