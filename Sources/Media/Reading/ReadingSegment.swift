/// The way of decoded blocks onto the timeline and through the converter.
struct ReadingSegment<Converter: BlockConverter> {
  /// Output frames that lie before the start that was asked for.
  let skipping: Int
  private var timeline: AudioTimeline
  private var converter: Converter
  private var silence: Int64 = 0
  private var waiting: (block: DecodedBlock, skipped: Int)?

  /// A reading whose output begins at or shortly before `startPosition` (at the output's rate); `end` is the known end
  /// in milliseconds.
  init(format: PCMFormat, startPosition: Int64, end: Int64?) throws(MediaError) {
    converter = try Converter(format: format)
    let rate = Int64(format.sampleRate)
    let output = Int64(Converter.outputRate)
    // The output lies on the same raster as that of a reading from zero only if it begins where an input
    // sample and an output sample fall together; a tenth of a second before the start, for the filter to
    // run in.
    let step = output / Self.greatestCommonDivisor(output, rate)
    let begin = max(0, startPosition - output / 10) / step * step
    skipping = Int(startPosition - begin)
    timeline = AudioTimeline(rate: format.sampleRate, start: begin * rate / output, end: end)
  }

  /// Takes in a block, which must stay valid until `work` has nothing left to do.
  mutating func place(_ block: DecodedBlock, into assembler: inout ChunkAssembler) throws(MediaError) {
    if block.format != converter.format {
      let next = try Converter(format: block.format)
      finish(into: &assembler)
      timeline.change(rate: block.format.sampleRate)
      converter = next
    }
    let placement = timeline.place(start: block.start, length: block.length)
    silence = placement.silence
    waiting = placement.skipped < block.length ? (block, placement.skipped) : nil
  }

  /// Takes note of a packet that could not be decoded.
  mutating func damaged(length: Int64) {
    timeline.damaged(length: length)
  }

  /// Takes note that no more blocks come.
  mutating func end() {
    silence = timeline.finish()
  }

  /// Converts a bounded amount of what waits; `false` when there was nothing.
  mutating func work(into assembler: inout ChunkAssembler) -> Bool {
    if silence > 0 {
      let count = Int(min(silence, Int64(SampleConverter.blockLength)))
      silence -= Int64(count)
      assembler.append { converter.silence(frameCount: count, into: &$0) }
      return true
    }
    guard let (block, skipped) = waiting else { return false }
    waiting = nil
    assembler.append {
      converter.convert(
        planes: block.planes, skipping: skipped, frameCount: block.length - skipped, into: &$0)
    }
    return true
  }

  /// Takes the rest out of the converter.
  func finish(into assembler: inout ChunkAssembler) {
    assembler.append { converter.finish(into: &$0) }
  }

  private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
    right == 0 ? left : greatestCommonDivisor(right, left % right)
  }
}
