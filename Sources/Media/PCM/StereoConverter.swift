internal import CFFmpeg

/// Turns PCM of any form into stereo at 48 kHz, left and right alternating, for listening.
///
/// More channels are mixed by the library's rules for where they stand, at a level at which nothing clips;
/// channels that stand nowhere known are dealt to left and right in turn.
final class StereoConverter: BlockConverter {
  static let outputRate = 48_000
  static let channelCount = 2
  private static let rates = 1_000...1_536_000
  private static let channelCounts = 1...64

  let format: PCMFormat
  private let context: OpaquePointer

  /// A converter; throws `unsupportedFormat` for a rate or a number of channels that makes no sense.
  init(format: PCMFormat) throws(MediaError) {
    guard Self.rates.contains(format.sampleRate), Self.channelCounts.contains(format.channels.count) else {
      throw MediaError(
        .unsupportedFormat, path: "", detail: "\(format.sampleRate) Hz, \(format.channels.count) channels")
    }
    let isPlaced = format.channels.count > 1 && format.libraryLayout.order != AV_CHANNEL_ORDER_UNSPEC
    // Where the library has no rule for how channels stand, they are dealt out too.
    let placed = isPlaced ? Self.makeContext(format, isDealt: false) : nil
    guard let context = placed ?? Self.makeContext(format, isDealt: true) else {
      throw MediaError(.unsupportedFormat, path: "", detail: "\(format.channels.count) channels")
    }
    self.format = format
    self.context = context
  }

  private static func makeContext(_ format: PCMFormat, isDealt: Bool) -> OpaquePointer? {
    var (layout, stereo) = (format.libraryLayout, AVChannelLayout())
    av_channel_layout_default(&stereo, Int32(channelCount))
    if isDealt {
      layout = AVChannelLayout()
      layout.order = AV_CHANNEL_ORDER_UNSPEC
      layout.nb_channels = Int32(format.channels.count)
    }
    var made: OpaquePointer?
    var status = swr_alloc_set_opts2(
      &made, &stereo, AV_SAMPLE_FMT_FLT, Int32(outputRate), &layout, format.librarySample,
      Int32(format.sampleRate), 0, nil)
    guard status >= 0, let context = made else { return nil }
    let options = UnsafeMutableRawPointer(context)
    av_opt_set_int(options, "filter_size", 64, 0)
    av_opt_set_double(options, "rematrix_maxval", 1, 0)
    if isDealt {
      let count = format.channels.count
      status = swr_set_matrix(context, matrix(channelCount: count), Int32(count))
    }
    if status >= 0 { status = swr_init(context) }
    if status < 0 { swr_free(&made) }
    return made
  }

  deinit {
    var freeing: OpaquePointer? = context
    swr_free(&freeing)
  }

  func convert(
    planes: [UnsafeRawPointer], skipping skipped: Int, frameCount: Int, into output: inout [Float]
  ) {
    var done = 0
    while done < frameCount {
      let count = min(SampleConverter.blockLength, frameCount - done)
      let offset = (skipped + done) * format.frameStride
      run(planes.prefix(format.planeCount).map { $0 + offset }, count: count, into: &output)
      done += count
    }
  }

  func silence(frameCount: Int, into output: inout [Float]) {
    let zero: UInt8 = format.sample == .uint8 ? 0x80 : 0
    let plane = [UInt8](repeating: zero, count: frameCount * format.frameStride)
    plane.withUnsafeBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      run(Array(repeating: address, count: format.planeCount), count: frameCount, into: &output)
    }
  }

  func finish(into output: inout [Float]) {
    run([], count: 0, into: &output)
  }

  /// Converts `count` frames; no planes at all takes out what the filter still holds.
  private func run(_ planes: [UnsafeRawPointer], count: Int, into output: inout [Float]) {
    let delay = Int(swr_get_delay(context, Int64(Self.outputRate)))
    let capacity = count * Self.outputRate / format.sampleRate + delay + 64
    let made = [Float](unsafeUninitializedCapacity: capacity * Self.channelCount) { buffer, length in
      var target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      var inputs = planes.map { Optional($0.assumingMemoryBound(to: UInt8.self)) }
      let frames =
        planes.isEmpty
        ? swr_convert(context, &target, Int32(capacity), nil, 0)
        : swr_convert(context, &target, Int32(capacity), &inputs, Int32(count))
      length = max(0, Int(frames)) * Self.channelCount
    }
    output.append(contentsOf: made)
  }

  /// One row for left, one for right: a single channel goes to both, others alternate.
  private static func matrix(channelCount: Int) -> [Double] {
    guard channelCount > 1 else { return [1, 1] }
    let side = { (side: Int) in
      let count = (channelCount + 1 - side) / 2
      return (0..<channelCount).map { $0 % 2 == side ? 1 / Double(count) : 0 }
    }
    return side(0) + side(1)
  }
}

extension PCMFormat {
  /// Where the channels stand, as the library has it: as told, or as is usual for so many.
  fileprivate var libraryLayout: AVChannelLayout {
    var layout = AVChannelLayout()
    let count = Int32(channels.count)
    if layoutMask.nonzeroBitCount == channels.count {
      av_channel_layout_from_mask(&layout, layoutMask)
    } else if channels.contains(.unknown) {
      layout.order = AV_CHANNEL_ORDER_UNSPEC
      layout.nb_channels = count
    } else {
      av_channel_layout_default(&layout, count)
    }
    return layout
  }
}
