import Media
import Subtitles

/// A whole reading, joined.
struct Hearing {
  var position: Int64 = 0
  var samples: [Float] = []
  var damagedPackets = 0

  /// Reads everything from `start` on, and checks nothing but that pieces follow each other.
  init(
    _ path: String, _ choice: AudioTrackChoice = .automatic, start: Int = 0, chunkLength: Int = 8000
  ) throws {
    let reader = try AudioReader(
      path: path, choice: choice, start: Timestamp(milliseconds: start), chunkLength: chunkLength)
    position = Int64(start) * 16
    while let chunk = try reader.next() {
      precondition(chunk.position == position + Int64(samples.count))
      samples += chunk.samples
      damagedPackets = chunk.damagedPackets
    }
  }

  /// The length in milliseconds.
  var duration: Int { samples.count / 16 }

  /// The loudest sample between two moments (ms).
  func peak(_ from: Int = 0, _ to: Int = .max / 16) -> Float {
    part(from, to).map(abs).max() ?? 0
  }

  /// The mean square between two moments (ms).
  func power(_ from: Int = 0, _ to: Int = .max / 16) -> Float {
    let part = part(from, to)
    return part.reduce(0) { $0 + $1 * $1 } / Float(max(1, part.count))
  }

  /// The moment (ms) of the first sample louder than `level`.
  func onset(above level: Float = 0.05) -> Int? {
    samples.firstIndex { abs($0) > level }.map { (Int(position) + $0) / 16 }
  }

  private func part(_ from: Int, _ to: Int) -> ArraySlice<Float> {
    let start = min(max(0, from * 16 - Int(position)), samples.count)
    let end = min(max(start, to * 16 - Int(position)), samples.count)
    return samples[start..<end]
  }
}
