internal import Subtitles

/// What the machine makes, or a subtitle track that came with the video.
enum TrackChoice<Work: MachineWork>: Hashable, Sendable {
  case machine
  /// The track, by its number for pages.
  case track(Int)

  /// As pages see it.
  var line: JSONLine {
    switch self {
    case .machine: .text(Work.name)
    case .track(let id): .number(id)
    }
  }
}

/// What the machine does where no track is chosen.
protocol MachineWork {
  /// The word for it between server and pages.
  static var name: String { get }
}

/// The sound is heard.
enum Recognition: MachineWork {
  static let name = "recognition"
}

/// The lines are translated.
enum Translation: MachineWork {
  static let name = "translation"
}

extension TrackChoice: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .track(number)
    } else if try container.decode(String.self) == Work.name {
      self = .machine
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither a number nor \(Work.name)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .machine: try container.encode(Work.name)
    case .track(let id): try container.encode(id)
    }
  }
}
