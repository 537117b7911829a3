/// Makes one channel of many, for hearing what is said.
///
/// Weights add up to 1, so that nothing clips. See Decisions/0032.
struct Downmix {
  /// How much of each channel goes in.
  let weights: [Float]
  private var phaseGuard: PhaseGuard?

  /// The mix for channels of these roles.
  init(_ channels: [ChannelRole]) {
    weights = Self.weights(channels)
    phaseGuard = channels.count == 2 ? PhaseGuard() : nil
  }

  /// Mixes one block; `planes` has as many runs as there were roles, all of one length.
  mutating func mix(_ planes: [UnsafeBufferPointer<Float>], into mono: inout [Float]) {
    guard let length = planes.first?.count else { return }
    mono.removeAll(keepingCapacity: true)
    if planes.count == 1 {
      mono.append(contentsOf: planes[0])
      return
    }
    if var phaseGuard {
      phaseGuard.mix(planes[0], planes[1], into: &mono)
      self.phaseGuard = phaseGuard
      return
    }
    mono.append(contentsOf: repeatElement(0, count: length))
    mono.withUnsafeMutableBufferPointer { mono in
      for (plane, weight) in zip(planes, weights) where weight != 0 {
        for index in 0..<length { mono[index] += weight * plane[index] }
      }
    }
  }

  private static func weights(_ channels: [ChannelRole]) -> [Float] {
    let equal = [Float](repeating: 1 / Float(max(1, channels.count)), count: channels.count)
    guard channels.count > 2, !channels.contains(.unknown) else { return equal }
    let raw = channels.map(weight)
    let sum = raw.reduce(0, +)
    return sum > 0 ? raw.map { $0 / sum } : equal
  }

  private static func weight(_ role: ChannelRole) -> Float {
    switch role {
    case .centre: 1
    case .front: 0.5
    case .surround: 0.35
    case .lowFrequency, .unknown: 0
    }
  }
}
