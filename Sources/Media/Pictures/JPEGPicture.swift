internal import CFFmpeg

/// A decoded picture made into a JPEG file: square pixels, upright, of a bounded size.
struct JPEGPicture {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The size.
  let size: PictureSize
  /// How much brightness varies over the picture: the standard deviation, of 255.
  let variety: Double

  /// From here on a picture shows something.
  static let enoughVariety = 12.0

  /// The library's measure of coarseness, from 1; at 4, text stays sharp.
  private static let quality: Int32 = 4

  /// Makes the file of a picture whose pixels are `ratio` times as wide as high and that has to be turned by
  /// `rotation` degrees clockwise.
  ///
  /// Throws `decodeFailed` for a picture that cannot be scaled, and `encodeFailed`.
  init(
    _ frame: Frame, ratio: Double, rotation: Int, longestSide: Int, path: String
  ) throws(MediaError) {
    let target = frame.size.squared(ratio: ratio).fitted(longest: longestSide, shortest: longestSide)
    let scaler = PictureScaler(size: target, format: AV_PIX_FMT_YUVJ420P)
    guard let scaled = scaler.scale(frame), let picture = scaled.turned(by: rotation) else {
      throw MediaError(.decodeFailed, path: path)
    }
    size = picture.size
    variety = picture.variety
    bytes = try Self.encode(picture, path: path)
  }

  private static func encode(_ picture: Frame, path: String) throws(MediaError) -> [UInt8] {
    let encoder = try Encoder("mjpeg", path: path) { context in
      context.pointee.width = picture.pointer.pointee.width
      context.pointee.height = picture.pointer.pointee.height
      context.pointee.pix_fmt = AV_PIX_FMT_YUVJ420P
      context.pointee.time_base = AVRational(num: 1, den: 25)
      context.pointee.thread_count = 1
      context.pointee.flags |= AV_CODEC_FLAG_QSCALE
      context.pointee.global_quality = FF_QP2LAMBDA * quality
    }
    picture.pointer.pointee.quality = FF_QP2LAMBDA * quality
    picture.pointer.pointee.pts = 0
    guard let packet = Packet(), encoder.send(picture.pointer), encoder.send(nil),
      encoder.receive(into: packet)
    else {
      throw MediaError(.encodeFailed, path: path, detail: "mjpeg")
    }
    return Array(
      UnsafeBufferPointer(start: packet.pointer.pointee.data, count: Int(packet.pointer.pointee.size)))
  }
}

extension Frame {
  /// The standard deviation of brightness, of 255; the planes hold bytes, brightness first.
  fileprivate var variety: Double {
    guard let plane = pointer.pointee.data.0 else { return 0 }
    let (stride, size) = (Int(pointer.pointee.linesize.0), size)
    var (sum, squares) = (0, 0)
    for line in 0..<size.height {
      for value in UnsafeBufferPointer(start: plane + line * stride, count: size.width) {
        sum += Int(value)
        squares += Int(value) * Int(value)
      }
    }
    let count = Double(max(1, size.width * size.height))
    let mean = Double(sum) / count
    return max(0, Double(squares) / count - mean * mean).squareRoot()
  }
}
