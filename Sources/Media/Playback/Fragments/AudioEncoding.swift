internal import CFFmpeg

/// How sound is encoded for browsers: AAC of low complexity, stereo, 48 kHz.
enum AudioEncoding {
  /// Its name in a content type.
  static let codecString = "mp4a.40.2"

  private static let bitRate: Int64 = 160_000

  /// Opens the encoder; throws `encodeFailed`.
  static func makeEncoder(path: String) throws(MediaError) -> Encoder {
    try Encoder("aac", path: path) { context in
      context.stereo(AV_SAMPLE_FMT_FLTP)
      context.pointee.bit_rate = bitRate
      context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
  }
}

extension UnsafeMutablePointer<AVCodecContext> {
  /// Sets the form of sound that `StereoConverter` gives, its channels stored apart.
  func stereo(_ format: AVSampleFormat) {
    av_channel_layout_default(&pointee.ch_layout, Int32(StereoConverter.channelCount))
    pointee.sample_rate = Int32(StereoConverter.outputRate)
    pointee.sample_fmt = format
    pointee.time_base = AVRational(num: 1, den: Int32(StereoConverter.outputRate))
  }
}
