/// One stretch of sound that is decoded in one go.
package struct DecodeWindow: Hashable, Sendable, Codable {
  /// The voice in it, in order, none touching the next.
  package var islands: [Range<Int64>]
  /// What is given to the recogniser: the islands, what is between them and a little around them.
  package var sound: Range<Int64>

  /// A window with its islands; there is at least one.
  package init(islands: [Range<Int64>], sound: Range<Int64>) {
    self.islands = islands
    self.sound = sound
  }

  /// From the first voice to the last.
  package var voice: Range<Int64> {
    guard let first = islands.first, let last = islands.last else { return sound }
    return first.lowerBound..<last.upperBound
  }

  /// How many samples have voice.
  package var voicedSamples: Int64 {
    islands.reduce(0) { $0 + Int64($1.count) }
  }
}
