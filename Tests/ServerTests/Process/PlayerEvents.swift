import Foundation
import TestSupport
import Testing

/// What the server tells its pages, one after the other.
struct PlayerEvents {
  private var reader: EventReader

  init(_ reader: EventReader) {
    self.reader = reader
  }

  /// The next event; throws when the stream ends.
  mutating func next() async throws -> PlayerEvent {
    let event = try await reader.next()
    let content = try JSONSerialization.jsonObject(with: Data(event.data.utf8)) as? [String: Any]
    return PlayerEvent(name: event.name, content: try #require(content))
  }

  /// Everything up to the end of the work on this session.
  mutating func untilDone(_ session: Int) async throws -> [PlayerEvent] {
    var events: [PlayerEvent] = []
    repeat { events.append(try await next()) } while !(events.last?.isEnd(of: session) ?? false)
    return events
  }
}

/// One event.
struct PlayerEvent {
  var name: String
  var content: [String: Any]

  func number(_ name: String) -> Int? { content[name] as? Int }

  /// The cue that was heard, if it is that.
  var cue: StoredLine? { (content["cue"] as? [String: Any]).flatMap { try? StoredLine($0) } }

  func isEnd(of session: Int) -> Bool {
    let phase = content["phase"] as? String
    return name == "work" && number("session") == session && (phase == "done" || phase == "failed")
  }
}

/// A cue as the interface shows it.
struct StoredLine: Equatable {
  var id: Int
  var start: Int
  var end: Int
  var text: String
  var translation: String?

  init(_ json: [String: Any]) throws {
    id = try #require(json["id"] as? Int)
    start = try #require(json["start"] as? Int)
    end = try #require(json["end"] as? Int)
    text = try #require(json["text"] as? String)
    translation = json["translation"] as? String
  }
}

/// All that is stored of a video's subtitles.
struct StoredSubtitles {
  var lines: [StoredLine]
  var ranges: [[Int]]

  init(_ json: [String: Any]) throws {
    lines = try #require(json["cues"] as? [[String: Any]]).map { try StoredLine($0) }
    ranges = try #require(json["ranges"] as? [[Int]])
  }

  var text: String { lines.map(\.text).joined(separator: " ") }

  /// Nothing is there twice: each line ends before the next begins.
  var isInOrder: Bool { zip(lines, lines.dropFirst()).allSatisfy { $0.end <= $1.start } }
}
