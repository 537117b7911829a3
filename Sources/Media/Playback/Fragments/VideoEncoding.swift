internal import CFFmpeg

/// How pictures are encoded for browsers: the first of these that the library was built with.
enum VideoEncoding: CaseIterable {
  /// H.264 by x264, which Debian's build has.
  case x264
  /// VP9 by libvpx, for builds without parts under the GPL.
  case vpx

  /// The first that is here; `nil` when there is none.
  static let current = allCases.first { avcodec_find_encoder_by_name($0.encoder) != nil }

  /// Stamps count ninety thousandths of a second, which hold the rates of film and television exactly.
  static let timeBase = AVRational(num: 1, den: 90_000)

  /// The longest time between two pictures that can be started from, in ticks: two seconds.
  static let keyInterval: Int64 = 180_000

  /// The shortest time between two pictures, in ticks: faster ones are left out, which keeps to the level; a
  /// little less than a sixtieth of a second, since containers round.
  static let shortestInterval: Int64 = 90_000 / 66

  /// The size at which pictures of `size` are encoded: what the level allows.
  static func size(for size: PictureSize) -> PictureSize {
    size.fitted(longest: 1920, shortest: 1080)
  }

  /// Its name in a content type: high profile, level 4.2, or profile 0, level 4.1, both of which hold
  /// 1920 × 1080 at 60 pictures a second.
  var codecString: String {
    switch self {
    case .x264: "avc1.64002A"
    case .vpx: "vp09.00.41.08"
    }
  }

  /// The library's name of the encoder.
  private var encoder: String {
    switch self {
    case .x264: "libx264"
    case .vpx: "libvpx-vp9"
    }
  }

  /// As fast as two processors need for full size, at a quality at which text stays sharp.
  private var options: [String: String] {
    switch self {
    case .x264:
      ["preset": "superfast", "crf": "21", "profile": "high", "level": "4.2", "forced-idr": "1"]
    case .vpx: ["deadline": "realtime", "cpu-used": "8", "row-mt": "1", "crf": "30", "b": "0"]
    }
  }

  /// Opens the encoder for pictures like `picture`, at about so many a second; throws `encodeFailed`.
  func makeEncoder(
    for picture: UnsafeMutablePointer<AVFrame>, rate: AVRational, path: String
  ) throws(MediaError) -> Encoder {
    try Encoder(encoder, options: options, path: path) { context in
      context.pointee.width = picture.pointee.width
      context.pointee.height = picture.pointee.height
      context.pointee.pix_fmt = AVPixelFormat(rawValue: picture.pointee.format)
      context.pointee.sample_aspect_ratio = picture.pointee.sample_aspect_ratio
      context.pointee.color_range = picture.pointee.color_range
      context.pointee.color_primaries = picture.pointee.color_primaries
      context.pointee.color_trc = picture.pointee.color_trc
      context.pointee.colorspace = picture.pointee.colorspace
      context.pointee.time_base = Self.timeBase
      context.pointee.framerate = rate
      context.pointee.gop_size = 600
      context.pointee.thread_count = 0
      context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
  }
}
