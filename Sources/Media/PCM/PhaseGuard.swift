/// Averages two channels, unless they cancel each other: then the louder one is taken alone.
///
/// A microphone wired the wrong way round on one side gives a recording that sounds normal on two
/// loudspeakers and is silent as an average. The change-over is a ramp over one block.
struct PhaseGuard {
  /// The average is taken for cancelled below this part of the louder channel's energy: −16 dB.
  ///
  /// Two channels that have nothing to do with each other keep 0.5, one that is silent keeps 0.25.
  private static let cancelled: Float = 0.025
  /// How much of the energy seen so far is kept from one block of 1024 frames to the next: about a quarter
  /// of a second.
  private static let memory: Float = 0.9

  private var left: Float = 0
  private var right: Float = 0
  private var middle: Float = 0
  private var weights: (left: Float, right: Float) = (0.5, 0.5)

  /// Appends the mix of one block to `mono`; both channels are of one length.
  mutating func mix(
    _ leftPlane: UnsafeBufferPointer<Float>, _ rightPlane: UnsafeBufferPointer<Float>,
    into mono: inout [Float]
  ) {
    let count = min(leftPlane.count, rightPlane.count)
    var sums: (left: Float, right: Float, middle: Float) = (0, 0, 0)
    for index in 0..<count {
      let (left, right) = (leftPlane[index], rightPlane[index])
      let middle = (left + right) * 0.5
      sums.left += left * left
      sums.right += right * right
      sums.middle += middle * middle
      mono.append(middle)
    }
    let kept = Self.memory
    left = left * kept + sums.left
    right = right * kept + sums.right
    middle = middle * kept + sums.middle
    let wanted = wantedWeights
    defer { weights = wanted }
    guard wanted != (0.5, 0.5) || weights != (0.5, 0.5) else { return }
    let start = mono.count - count
    for index in 0..<count {
      let done = Float(index + 1) / Float(count)
      mono[start + index] =
        leftPlane[index] * (weights.left + (wanted.left - weights.left) * done)
        + rightPlane[index] * (weights.right + (wanted.right - weights.right) * done)
    }
  }

  private var wantedWeights: (left: Float, right: Float) {
    guard middle < Self.cancelled * max(left, right) else { return (0.5, 0.5) }
    // Equal channels must not make the choice flutter: the left one is kept until the right is clearly
    // louder.
    return right > left * 1.5 ? (0, 1) : (1, 0)
  }
}
