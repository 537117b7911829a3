#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lays the sounds of a text along the frames at the least cost (Viterbi with explicit lengths).
struct AlignmentLattice {
  /// How much a frame's look counts against lengths and pauses: neighbouring frames say much the same.
  private static let lookWeight: Float = 0.35
  /// The spread of the logarithm of lengths.
  private static let lengthSpread: Float = 0.45
  /// A word that goes on across a pause between islands, and a sound that does.
  private static let splitWord: Float = 15
  private static let splitSound: Float = 25
  /// How far from an even pace a sound may be, in frames; bounds the work.
  private static let slack: Float = 250

  private let units: [AlignmentUnit]
  private let sums: [[Float]]
  private let isEdge: [Bool]
  private let edgesBefore: [Int]
  private let count: Int
  private let pace: Float

  /// A lattice for units over frames.
  init(units: [AlignmentUnit], frames: VoicedFrames) {
    self.units = units
    count = frames.count
    sums = SoundModel.summedCosts(of: frames)
    var isEdge = [Bool](repeating: false, count: frames.count + 1)
    for edge in frames.edges { isEdge[edge] = true }
    self.isEdge = isEdge
    // Edges at or before each boundary.
    edgesBefore = isEdge.reduce(into: []) { $0.append(($0.last ?? 0) + ($1 ? 1 : 0)) }
    let usual = units.reduce(0) { $0 + SoundModel.shapes[$1.sound.rawValue].frames }
    pace = Float(frames.count) / max(usual, 1)
  }

  /// The boundary after each unit, in frames; `nil` when the text cannot be laid along so few frames.
  func boundaries() -> [Int]? {
    let width = count + 1
    var cost = [Float](repeating: .infinity, count: width)
    cost[0] = 0
    var lengths: [[UInt8]] = []
    var usual: Float = 0
    for unit in units {
      usual += SoundModel.shapes[unit.sound.rawValue].frames * pace
      let reached = max(0, Int(usual - Self.slack))...min(count, max(0, Int(usual + Self.slack)))
      var next = [Float](repeating: .infinity, count: width)
      var taken = [UInt8](repeating: 0, count: width)
      extend(unit, from: cost, to: &next, taken: &taken, reached: reached)
      cost = next
      lengths.append(taken)
    }
    guard cost[count].isFinite else { return nil }
    var ends: [Int] = []
    var place = count
    for taken in lengths.reversed() {
      ends.append(place)
      place -= Int(taken[place])
    }
    return ends.reversed()
  }

  private func extend(
    _ unit: AlignmentUnit, from cost: [Float], to next: inout [Float], taken: inout [UInt8],
    reached: ClosedRange<Int>
  ) {
    let isPause = unit.sound == .pause
    let shortest = isPause ? 0 : 1
    let lengthCosts = (0...SoundModel.longest).map { lengthCost(of: unit.sound, frames: $0) }
    let sums = self.sums[unit.sound.rawValue]
    for end in reached {
      let longest = min(SoundModel.longest, end)
      guard shortest <= longest else { continue }
      var best = Float.infinity
      var bestLength = 0
      for length in shortest...longest {
        let start = end - length
        guard cost[start].isFinite else { continue }
        var total = cost[start] + lengthCosts[length] + Self.lookWeight * (sums[end] - sums[start])
        if isPause {
          total += pauseCost(of: unit, from: start, to: end)
        } else if edgesBefore[max(end - 1, 0)] > edgesBefore[start] {
          total += Self.splitSound
        }
        if total < best {
          best = total
          bestLength = length
        }
      }
      if unit.isInsideWord, isEdge[end] { best += Self.splitWord }
      next[end] = best
      taken[end] = UInt8(bestLength)
    }
  }

  private func lengthCost(of sound: SoundClass, frames: Int) -> Float {
    guard sound != .pause else { return frames == 0 ? 0 : 1 }
    guard frames > 0 else { return .infinity }
    let usual = SoundModel.shapes[sound.rawValue].frames * pace
    let away = logf(Float(frames) / usual) / Self.lengthSpread
    return away * away / 2
  }

  /// What the text thinks of a pause here. A pause between islands lies on an edge.
  private func pauseCost(of unit: AlignmentUnit, from start: Int, to end: Int) -> Float {
    let hasGap = isEdge[start] || edgesBefore[end] > edgesBefore[start]
    switch (hasGap, unit.punctuation) {
    case (true, 2): return -3
    case (true, 1): return -2
    case (true, _): return 2
    case (false, 2): return end - start >= 8 ? 0 : 1.5
    case (false, 1): return end - start >= 5 ? -0.5 : 0.5
    case (false, _): return 0
    }
  }
}
