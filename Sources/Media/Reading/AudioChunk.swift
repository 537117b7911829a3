package import Subtitles

/// A piece of a file's audio: 16 kHz, one channel, 32-bit float, at its place on the media timeline.
package struct AudioChunk: Hashable, Sendable {
  /// The first sample's position: samples at 16 kHz from the timeline's zero.
  package var position: Int64
  /// The samples, nominally −1…1.
  package var samples: [Float]
  /// Packets of the track that could not be decoded up to here, silence standing in for them.
  package var damagedPackets: Int

  /// The position of the first sample after this piece.
  package var endPosition: Int64 { position + Int64(samples.count) }

  /// A piece at a place, `damagedPackets` behind it.
  package init(position: Int64, samples: [Float], damagedPackets: Int = 0) {
    self.position = position
    self.samples = samples
    self.damagedPackets = damagedPackets
  }

  /// The moment of the first sample, rounded down.
  package var start: Timestamp { Self.time(of: position) }

  /// The moment after the last sample, rounded down.
  package var end: Timestamp { Self.time(of: endPosition) }

  private static func time(of position: Int64) -> Timestamp {
    Timestamp(milliseconds: Int(position) / (PCMConverter.outputRate / 1000))
  }
}
