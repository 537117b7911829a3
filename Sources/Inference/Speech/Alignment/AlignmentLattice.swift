internal import Foundation

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
  private static let slack: Float = 150

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
    let lengths = isPause ? 0...SoundModel.longest : 1...longest(unit.sound)
    let lengthCosts = (0...SoundModel.longest).map { lengthCost(of: unit.sound, frames: $0) }
    // What was paid before a start, and what the frames up to an end cost, so that their sum is all but lengths
    // and edges.
    let looks = sums[unit.sound.rawValue].map { $0 * Self.lookWeight }
    let paid = zip(cost, looks).map { $0 - $1 }
    for end in reached where end >= lengths.lowerBound {
      var best = Float.infinity
      var bestLength = 0
      let isNearEdge = edgesBefore[end] != edgesBefore[max(end - lengths.upperBound - 1, 0)]
      for length in lengths.lowerBound...min(lengths.upperBound, end) {
        let start = end - length
        var total = paid[start] + lengthCosts[length]
        if isPause {
          total +=
            isNearEdge ? pauseCost(of: unit, from: start, to: end) : noGapCost(of: unit, frames: length)
        } else if isNearEdge, edgesBefore[end - 1] > edgesBefore[start] {
          total += Self.splitSound
        }
        if total < best {
          best = total
          bestLength = length
        }
      }
      if unit.isInsideWord, isEdge[end] { best += Self.splitWord }
      next[end] = best + looks[end]
      taken[end] = UInt8(bestLength)
    }
  }

  /// The longest that is tried for a sound: four times its usual length.
  private func longest(_ sound: SoundClass) -> Int {
    min(max(Int(SoundModel.shapes[sound.rawValue].frames * pace * 4), 4), SoundModel.longest)
  }

  private func lengthCost(of sound: SoundClass, frames: Int) -> Float {
    guard sound != .pause else { return frames == 0 ? 0 : 1 }
    guard frames > 0 else { return .infinity }
    let usual = SoundModel.shapes[sound.rawValue].frames * pace
    let away = logf(Float(frames) / usual) / Self.lengthSpread
    return away * away / 2
  }

  /// What the text thinks of a pause here.
  ///
  /// A pause between islands lies on an edge.
  private func pauseCost(of unit: AlignmentUnit, from start: Int, to end: Int) -> Float {
    guard isEdge[start] || edgesBefore[end] > edgesBefore[start] else {
      return noGapCost(of: unit, frames: end - start)
    }
    switch unit.punctuation {
    case 2: return -3
    case 1: return -2
    default: return 2
    }
  }

  /// What the text thinks of a place inside an island, with so many frames of pause.
  private func noGapCost(of unit: AlignmentUnit, frames: Int) -> Float {
    switch unit.punctuation {
    case 2: frames >= 8 ? 0 : 1.5
    case 1: frames >= 5 ? -0.5 : 0.5
    default: 0
    }
  }
}
