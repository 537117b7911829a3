internal import Foundation

/// How the classes of sounds look and how long they last (Decisions/0053).
struct SoundModel {
  /// Mean and spread of what is measured in a frame.
  struct Shape {
    var level: Float
    var levelSpread: Float
    var brightness: Float
    var brightnessSpread: Float
    /// The usual length in frames at an even pace; 0 for what may be left out.
    var frames: Float
  }

  /// The longest a sound can be, in frames.
  static let longest = 40

  static let shapes: [Shape] = SoundClass.allCases.map { sound in
    switch sound {
    case .vowel: Shape(level: 0.85, levelSpread: 0.15, brightness: -2.6, brightnessSpread: 0.8, frames: 9)
    case .sonorant: Shape(level: 0.7, levelSpread: 0.2, brightness: -2.9, brightnessSpread: 0.9, frames: 6)
    case .stop: Shape(level: 0.4, levelSpread: 0.25, brightness: -1.8, brightnessSpread: 1.3, frames: 6)
    case .sibilant: Shape(level: 0.5, levelSpread: 0.2, brightness: -0.2, brightnessSpread: 0.7, frames: 9)
    case .breath: Shape(level: 0.4, levelSpread: 0.25, brightness: -1.5, brightnessSpread: 1.1, frames: 7)
    case .pause: Shape(level: 0.05, levelSpread: 0.15, brightness: -1.8, brightnessSpread: 1.3, frames: 0)
    }
  }

  /// The cost of each frame for each class, summed from the first frame: `sums[class][frame]`.
  static func summedCosts(of frames: VoicedFrames) -> [[Float]] {
    shapes.map { shape in
      var sum: Float = 0
      var sums: [Float] = [0]
      sums.reserveCapacity(frames.count + 1)
      let constant = logf(shape.levelSpread * shape.brightnessSpread)
      for index in 0..<frames.count {
        let level = (frames.level[index] - shape.level) / shape.levelSpread
        let brightness = (frames.brightness[index] - shape.brightness) / shape.brightnessSpread
        sum += min((level * level + brightness * brightness) / 2, 6) + constant
        sums.append(sum)
      }
      return sums
    }
  }
}
