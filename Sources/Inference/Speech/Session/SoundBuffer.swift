/// The stretch of sound that may still be needed, by absolute sample positions.
struct SoundBuffer {
  /// Position of the first sample held.
  private(set) var start: Int64
  private var samples: [Float] = []

  /// Nothing yet; the first sample appended is at `start`.
  init(start: Int64) {
    self.start = start
  }

  /// Position after the last sample held.
  var end: Int64 { start + Int64(samples.count) }

  /// Adds sound.
  ///
  /// What is no number is silence, and nothing is louder than full scale, so that no sample can spoil the
  /// models' states.
  mutating func append(_ sound: some Sequence<Float>) {
    for sample in sound {
      samples.append(sample.isFinite ? min(max(sample, -1), 1) : 0)
    }
  }

  /// The part of `range` that is held.
  subscript(range: Range<Int64>) -> ArraySlice<Float> {
    let clamped = range.clamped(to: start..<end)
    return samples[Int(clamped.lowerBound - start)..<Int(clamped.upperBound - start)]
  }

  /// Lets go of everything before `position`.
  ///
  /// Moves memory only when at least half of it is free.
  mutating func trim(before position: Int64) {
    let unneeded = Int(min(max(position, start), end) - start)
    guard unneeded > samples.count / 2 else { return }
    samples.removeFirst(unneeded)
    start += Int64(unneeded)
  }
}
