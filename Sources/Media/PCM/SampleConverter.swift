internal import CFFmpeg

/// Changes the storage and the rate of PCM, channels unchanged: the one owner of the library's conversion
/// context.
///
/// Output is planar 32-bit float. Its first sample is of the moment of the first input sample: the filter's
/// delay is taken out.
final class SampleConverter {
  /// Lengths handled at once, so that scratch memory stays small.
  static let blockLength = 1 << 14
  private let context: OpaquePointer
  private let channelCount: Int
  private let rates: (input: Int, output: Int)
  private var scratch: UnsafeMutableBufferPointer<Float>

  /// A converter; throws `unsupportedFormat` for what cannot be converted.
  init(from format: PCMFormat, toRate outputRate: Int) throws(MediaError) {
    let count = Int32(format.channels.count)
    // The layout is withheld: channels are to be kept as they are.
    var layout = AVChannelLayout()
    layout.order = AV_CHANNEL_ORDER_UNSPEC
    layout.nb_channels = count
    var outputLayout = layout
    var made: OpaquePointer?
    let status = swr_alloc_set_opts2(
      &made, &outputLayout, AV_SAMPLE_FMT_FLTP, Int32(outputRate), &layout, format.librarySample,
      Int32(format.sampleRate), 0, nil)
    guard status >= 0, let context = made else {
      throw MediaError(.unsupportedFormat, path: "", detail: libraryMessage(status))
    }
    av_opt_set_int(UnsafeMutableRawPointer(context), "filter_size", 64, 0)
    let ready = swr_init(context)
    guard ready >= 0 else {
      swr_free(&made)
      throw MediaError(.unsupportedFormat, path: "", detail: libraryMessage(ready))
    }
    self.context = context
    channelCount = format.channels.count
    rates = (format.sampleRate, outputRate)
    scratch = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  deinit {
    scratch.deallocate()
    var freeing: OpaquePointer? = context
    swr_free(&freeing)
  }

  /// Converts `count` frames, at most `blockLength`; no planes at all takes out what the filter still holds.
  ///
  /// The result is valid until the next call.
  func convert(_ planes: [UnsafePointer<UInt8>?], count: Int) -> [UnsafeBufferPointer<Float>] {
    let capacity = count * rates.output / rates.input + Int(swr_get_delay(context, Int64(rates.output))) + 64
    reserve(capacity)
    var outputs: [UnsafeMutablePointer<UInt8>?] = (0..<channelCount).map { channel in
      scratch.baseAddress.map {
        UnsafeMutableRawPointer($0 + channel * capacity).assumingMemoryBound(to: UInt8.self)
      }
    }
    var inputs = planes
    let made =
      planes.isEmpty
      ? swr_convert(context, &outputs, Int32(capacity), nil, 0)
      : swr_convert(context, &outputs, Int32(capacity), &inputs, Int32(count))
    return (0..<channelCount).map { channel in
      UnsafeBufferPointer(
        start: scratch.baseAddress.map { $0 + channel * capacity }, count: max(0, Int(made)))
    }
  }

  private func reserve(_ capacity: Int) {
    guard scratch.count < capacity * channelCount else { return }
    scratch.deallocate()
    scratch = .allocate(capacity: capacity * channelCount)
    scratch.initialize(repeating: 0)
  }
}

extension PCMFormat {
  /// The library's name of the storage.
  var librarySample: AVSampleFormat {
    switch sample {
    case .uint8: isInterleaved ? AV_SAMPLE_FMT_U8 : AV_SAMPLE_FMT_U8P
    case .int16: isInterleaved ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_S16P
    case .int32: isInterleaved ? AV_SAMPLE_FMT_S32 : AV_SAMPLE_FMT_S32P
    case .int64: isInterleaved ? AV_SAMPLE_FMT_S64 : AV_SAMPLE_FMT_S64P
    case .float32: isInterleaved ? AV_SAMPLE_FMT_FLT : AV_SAMPLE_FMT_FLTP
    case .float64: isInterleaved ? AV_SAMPLE_FMT_DBL : AV_SAMPLE_FMT_DBLP
    }
  }
}
