/// Cuts a run of frames into pieces of one length.
struct ChunkAssembler {
  /// The position of the next frame that will be given out.
  private(set) var position: Int64
  private var samples: [Float] = []
  private var taken = 0
  private var skipping: Int
  private let width: Int

  /// Pieces from `position` on of frames of `width` samples; the first `skipping` frames are left out.
  init(position: Int64, skipping: Int, width: Int) {
    self.position = position
    self.width = width
    self.skipping = skipping * width
  }

  /// How many frames are ready.
  var count: Int { (samples.count - taken) / width }

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

  /// Takes `length` frames, or fewer when fewer are left.
  mutating func take(_ length: Int) -> (position: Int64, samples: [Float]) {
    let end = taken + min(length, count) * width
    let piece = (position, Array(samples[taken..<end]))
    position += Int64((end - taken) / width)
    taken = end
    return piece
  }
}
