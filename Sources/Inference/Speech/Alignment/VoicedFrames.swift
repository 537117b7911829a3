internal import Foundation

/// The sound of a window's islands, one after the other, as frames of 10 ms.
struct VoicedFrames {
  /// Samples in a frame.
  static let length = SampleTime.milliseconds(10)
  /// How much is looked at for one frame, around its middle.
  private static let reach = SampleTime.milliseconds(25)

  /// Loudness of each frame, about 0 (the quietest of the window) to 1 (the loudest).
  private(set) var level: [Float] = []
  /// How bright each frame is: the logarithm of the energy of its differences against its own.
  private(set) var brightness: [Float] = []
  /// First sample of each frame.
  private(set) var starts: [Int64] = []
  /// Numbers of the frames that are the first of an island, but for the first island.
  private(set) var edges: [Int] = []
  private let islands: [Range<Int64>]

  /// Measures the islands of a window.
  init(islands: [Range<Int64>], sound: SoundBuffer) {
    self.islands = islands
    for island in islands {
      if !starts.isEmpty { edges.append(starts.count) }
      var start = island.lowerBound
      repeat {
        let middle = start + Self.length / 2
        measure(sound[middle - Self.reach / 2..<middle + Self.reach / 2])
        starts.append(start)
        start += Self.length
      } while start + Self.length <= island.upperBound
    }
    normalize()
  }

  /// How many frames there are.
  var count: Int { starts.count }

  /// Where a word ends that ends with the frame before this one.
  func end(before frame: Int) -> Int64 {
    guard frame < count, !edges.contains(frame) else {
      return islands.last { frame == count || $0.lowerBound < starts[frame] }?.upperBound ?? 0
    }
    return starts[frame]
  }

  private mutating func measure(_ samples: ArraySlice<Float>) {
    var energy: Float = 1e-9
    var difference: Float = 1e-9
    var last = samples.first ?? 0
    for sample in samples {
      energy += sample * sample
      difference += (sample - last) * (sample - last)
      last = sample
    }
    level.append(logf(energy))
    brightness.append(logf(difference / energy))
  }

  /// Levels are compared within the window, so that neither loudness nor steady noise matters.
  private mutating func normalize() {
    let sorted = level.sorted()
    guard let least = sorted.first else { return }
    let low = max(least, sorted[sorted.count / 20])
    let span = max(sorted[sorted.count - 1 - sorted.count / 20] - low, 1)
    level = level.map { min(max(($0 - low) / span, -0.2), 1.2) }
  }
}
