internal import CFFmpeg

/// Describes decoded frames in our own terms, working a format out only when it changes.
struct FormatCache {
  private var known: (sample: Int32, rate: Int32, channels: Int32, format: PCMFormat)?

  /// The block in `frame`, its start counted from `zero` (microseconds of the container's clock); `nil` for
  /// one that holds nothing or has no possible format.
  mutating func block(
    of frame: UnsafeMutablePointer<AVFrame>, timeBase: AVRational, zero: Int64
  ) -> DecodedBlock? {
    guard frame.pointee.nb_samples > 0, let format = format(of: frame),
      let data = frame.pointee.extended_data
    else { return nil }
    let planes = (0..<format.planeCount).compactMap { data[$0].map { UnsafeRawPointer($0) } }
    guard planes.count == format.planeCount else { return nil }
    return DecodedBlock(
      start: start(of: frame, timeBase: timeBase, zero: zero, rate: format.sampleRate),
      length: Int(frame.pointee.nb_samples), format: format, planes: planes)
  }

  private func start(
    of frame: UnsafeMutablePointer<AVFrame>, timeBase: AVRational, zero: Int64, rate: Int
  ) -> Int64? {
    let stamp = frame.pointee.best_effort_timestamp
    guard stamp != jmk_no_timestamp else { return nil }
    let position = av_rescale_q(stamp, timeBase, AVRational(num: 1, den: Int32(rate)))
    let origin = av_rescale(zero, Int64(rate), Int64(AV_TIME_BASE))
    // Two months at 48 kHz: beyond, the stamp is a broken one, and products with a rate would not fit.
    let limit = Int64(1) << 38
    let start = position.subtractingReportingOverflow(origin)
    return start.overflow || start.partialValue.magnitude > limit ? nil : start.partialValue
  }

  private mutating func format(of frame: UnsafeMutablePointer<AVFrame>) -> PCMFormat? {
    let (sample, rate) = (frame.pointee.format, frame.pointee.sample_rate)
    let channels = frame.pointee.ch_layout.nb_channels
    if let known, known.sample == sample, known.rate == rate, known.channels == channels {
      return known.format
    }
    guard let stored = Self.samples[sample], rate > 0, channels > 0 else { return nil }
    let planar = av_sample_fmt_is_planar(AVSampleFormat(rawValue: sample)) != 0
    var format = PCMFormat(
      sample: stored, isInterleaved: !planar, sampleRate: Int(rate), channels: Self.roles(frame))
    if frame.pointee.ch_layout.order == AV_CHANNEL_ORDER_NATIVE {
      format.layoutMask = frame.pointee.ch_layout.u.mask
    }
    known = (sample, rate, channels, format)
    return format
  }

  private static func roles(_ frame: UnsafeMutablePointer<AVFrame>) -> [ChannelRole] {
    let count = Int(frame.pointee.ch_layout.nb_channels)
    let told = (0..<count).map {
      role(av_channel_layout_channel_from_index(&frame.pointee.ch_layout, UInt32($0)))
    }
    return told.allSatisfy { $0 == .unknown } ? ChannelRole.usual(count: count) : told
  }

  private static func role(_ channel: AVChannel) -> ChannelRole {
    switch channel {
    case AV_CHAN_FRONT_CENTER: .centre
    case AV_CHAN_FRONT_LEFT, AV_CHAN_FRONT_RIGHT, AV_CHAN_FRONT_LEFT_OF_CENTER, AV_CHAN_FRONT_RIGHT_OF_CENTER,
      AV_CHAN_STEREO_LEFT, AV_CHAN_STEREO_RIGHT, AV_CHAN_WIDE_LEFT, AV_CHAN_WIDE_RIGHT:
      .front
    case AV_CHAN_LOW_FREQUENCY, AV_CHAN_LOW_FREQUENCY_2: .lowFrequency
    case AV_CHAN_NONE, AV_CHAN_UNUSED, AV_CHAN_UNKNOWN: .unknown
    default: channel.rawValue >= AV_CHAN_AMBISONIC_BASE.rawValue ? .unknown : .surround
    }
  }

  private static let samples: [Int32: PCMFormat.Sample] = [
    AV_SAMPLE_FMT_U8.rawValue: .uint8, AV_SAMPLE_FMT_U8P.rawValue: .uint8,
    AV_SAMPLE_FMT_S16.rawValue: .int16, AV_SAMPLE_FMT_S16P.rawValue: .int16,
    AV_SAMPLE_FMT_S32.rawValue: .int32, AV_SAMPLE_FMT_S32P.rawValue: .int32,
    AV_SAMPLE_FMT_S64.rawValue: .int64, AV_SAMPLE_FMT_S64P.rawValue: .int64,
    AV_SAMPLE_FMT_FLT.rawValue: .float32, AV_SAMPLE_FMT_FLTP.rawValue: .float32,
    AV_SAMPLE_FMT_DBL.rawValue: .float64, AV_SAMPLE_FMT_DBLP.rawValue: .float64,
  ]
}
