package import Foundation
package import Subtitles

/// A video or a sound recording in the library.
package struct Video: Hashable, Sendable, Identifiable {
  /// Names a video for good: it is never given to another one.
  package struct ID: Hashable, Sendable {
    /// The number, from 1.
    package var number: Int

    /// The identity with this number.
    package init(_ number: Int) {
      self.number = number
    }
  }

  /// Moving pictures or sound alone.
  package enum Kind: String, Hashable, Sendable, DatabaseValue {
    case video, audio
  }

  /// The identity.
  package var id: ID
  /// Tells its content from any other.
  package var fingerprint: String
  /// Where its file is, or was last.
  package var path: String
  /// Whether there is no file with this content any more.
  package var isMissing: Bool
  /// What it is called.
  package var title: String
  /// What it is listed under.
  package var folder: String
  /// Moving pictures or sound alone.
  package var kind: Kind
  /// The length in milliseconds, if it is known.
  package var duration: Int?
  /// When it came into the library.
  package var added: Date
  /// When it was watched last.
  package var lastWatched: Date?
  /// Where watching goes on.
  package var position: Timestamp
  /// What the viewer chose for this video.
  package var preferences: JSONObject
  /// How many milliseconds of its timeline are settled.
  package var settled: Int
  /// What its lines are made of.
  package var lines: LineSource

  /// The share of the timeline that is settled, 0…1; 0 while the length is unknown.
  package var covered: Double {
    guard let duration, duration > 0 else { return 0 }
    return Double(settled) / Double(duration)
  }
}
