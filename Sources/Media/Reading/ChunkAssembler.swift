/// Cuts a run of samples into pieces of one length.
struct ChunkAssembler {
  /// The position of the next sample that will be given out.
  private(set) var position: Int64
  private var samples: [Float] = []
  private var taken = 0
  private var skipping: Int

  /// Pieces from `position` on; the first `skipping` samples are left out.
  init(position: Int64, skipping: Int) {
    self.position = position
    self.skipping = skipping
  }

  /// How many samples are ready.
  var count: Int { samples.count - taken }

  /// Adds samples with `fill`, which appends to the array it is given.
  mutating func append(_ fill: (inout [Float]) -> Void) {
    if taken > 0 {
      samples.removeFirst(taken)
      taken = 0
    }
    fill(&samples)
    let skipped = min(skipping, samples.count)
    samples.removeFirst(skipped)
    skipping -= skipped
  }

  /// Takes `length` samples, or fewer when fewer are left.
  mutating func take(_ length: Int) -> (position: Int64, samples: [Float]) {
    let end = min(taken + length, samples.count)
    let piece = (position, Array(samples[taken..<end]))
    position += Int64(end - taken)
    taken = end
    return piece
  }
}
