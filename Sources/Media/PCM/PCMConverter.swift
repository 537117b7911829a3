/// Turns PCM of any form into what speech recognition hears: 16 kHz, one channel, 32-bit float.
///
/// Streaming: buffers go in one after the other, and `finish` gives what the resampling filter still holds.
/// Sample `n` of all the output together is of the moment `n / 16000` s after the first input sample. Not
/// thread-safe.
package final class PCMConverter: BlockConverter {
  static let channelCount = 1
  /// The rate of the output, in Hz.
  package static let outputRate = 16_000
  /// Rates outside are refused: below is no speech, above the filter's table would fill the memory.
  private static let rates = 1_000...1_536_000
  private static let channelCounts = 1...64

  /// The form of the input.
  package let format: PCMFormat
  private let planar: SampleConverter?
  private let resampler: SampleConverter?
  private var downmix: Downmix
  private var mono: [Float] = []
  private var isFinished = false

  /// A converter for input of `format`; throws `unsupportedFormat` for a rate or a number of channels that
  /// makes no sense.
  package init(format: PCMFormat) throws(MediaError) {
    guard Self.rates.contains(format.sampleRate), Self.channelCounts.contains(format.channels.count) else {
      throw MediaError(
        .unsupportedFormat, path: "", detail: "\(format.sampleRate) Hz, \(format.channels.count) channels")
    }
    self.format = format
    let isPlanar = format.sample == .float32 && (!format.isInterleaved || format.channels.count == 1)
    planar = isPlanar ? nil : try SampleConverter(from: format, toRate: format.sampleRate)
    let single = PCMFormat(
      sample: .float32, isInterleaved: false, sampleRate: format.sampleRate, channelCount: 1)
    resampler =
      format.sampleRate == Self.outputRate
      ? nil : try SampleConverter(from: single, toRate: Self.outputRate)
    downmix = Downmix(format.channels)
  }

  /// Converts `frameCount` frames and gives the output that is ready; it may lag behind by a few
  /// milliseconds.
  ///
  /// `planes` holds the address of each channel, or the one address of interleaved frames; fewer of them
  /// than the format has stop the program, and so does a call after `finish`.
  package func convert(planes: [UnsafeRawPointer], frameCount: Int) -> [Float] {
    var output: [Float] = []
    convert(planes: planes, skipping: 0, frameCount: frameCount, into: &output)
    return output
  }

  /// The rest of the output, after the last input.
  package func finish() -> [Float] {
    var output: [Float] = []
    finish(into: &output)
    return output
  }

  /// Converts `frameCount` frames from frame `skipped` on, and appends to `output`.
  func convert(
    planes: [UnsafeRawPointer], skipping skipped: Int, frameCount: Int, into output: inout [Float]
  ) {
    precondition(!isFinished, "PCMConverter was given audio after finish()")
    precondition(planes.count >= format.planeCount, "PCMConverter was given too few planes")
    var done = 0
    while done < frameCount {
      let count = min(SampleConverter.blockLength, frameCount - done)
      let offset = (skipped + done) * format.frameStride
      block(planes.prefix(format.planeCount).map { $0 + offset }, count: count, into: &output)
      done += count
    }
  }

  /// Puts in `frameCount` frames of silence, at most `SampleConverter.blockLength`.
  func silence(frameCount: Int, into output: inout [Float]) {
    mono.removeAll(keepingCapacity: true)
    mono.append(contentsOf: repeatElement(0, count: frameCount))
    resample(into: &output)
  }

  /// Appends the rest of the output.
  func finish(into output: inout [Float]) {
    guard !isFinished else { return }
    isFinished = true
    if let rest = resampler?.convert([], count: 0).first { output.append(contentsOf: rest) }
  }

  private func block(_ planes: [UnsafeRawPointer], count: Int, into output: inout [Float]) {
    if let planar {
      downmix.mix(
        planar.convert(planes.map { $0.assumingMemoryBound(to: UInt8.self) }, count: count), into: &mono)
    } else {
      downmix.mix(
        planes.map { UnsafeBufferPointer(start: $0.assumingMemoryBound(to: Float.self), count: count) },
        into: &mono)
    }
    resample(into: &output)
  }

  private func resample(into output: inout [Float]) {
    guard let resampler else {
      output.append(contentsOf: mono)
      return
    }
    mono.withUnsafeBytes { bytes in
      let plane = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      if let made = resampler.convert([plane], count: bytes.count / MemoryLayout<Float>.size).first {
        output.append(contentsOf: made)
      }
    }
  }
}
