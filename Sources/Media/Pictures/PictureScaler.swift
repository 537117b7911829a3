internal import CFFmpeg

/// Brings decoded pictures to one size and one way of storing pixels: the one owner of the library's scaler.
///
/// Of interlaced pictures one field is taken, so that nothing is combed. Not thread-safe.
final class PictureScaler {
  /// The size of the output.
  let size: PictureSize
  private let format: AVPixelFormat
  private var context: OpaquePointer?

  /// A scaler to `size`, with pixels stored as `format`.
  init(size: PictureSize, format: AVPixelFormat) {
    self.size = size
    self.format = format
  }

  deinit {
    sws_freeContext(context)
  }

  /// A new picture made of `picture`, with its stamps and properties; `nil` for one that cannot be scaled.
  func scale(_ picture: Frame) -> Frame? {
    let source = picture.pointer
    let isInterlaced = source.pointee.interlaced_frame != 0 && source.pointee.height >= 4
    let lines = isInterlaced ? source.pointee.height / 2 : source.pointee.height
    context = sws_getCachedContext(
      context, source.pointee.width, lines, AVPixelFormat(rawValue: source.pointee.format),
      Int32(size.width), Int32(size.height), format, SWS_BICUBIC, nil, nil, nil)
    guard let context, let target = makePicture(like: source) else { return nil }
    let status = source.pointee.planes(everyOther: isInterlaced) { data, strides in
      target.pointer.pointee.planes { targetData, targetStrides in
        let writable = targetData.map { UnsafeMutablePointer(mutating: $0) }
        return sws_scale(context, data, strides, 0, lines, writable, targetStrides)
      }
    }
    return status > 0 ? target : nil
  }

  private func makePicture(like source: UnsafeMutablePointer<AVFrame>) -> Frame? {
    guard let picture = Frame() else { return nil }
    let frame = picture.pointer
    frame.pointee.width = Int32(size.width)
    frame.pointee.height = Int32(size.height)
    frame.pointee.format = format.rawValue
    guard av_frame_copy_props(frame, source) >= 0, av_frame_get_buffer(frame, 0) >= 0 else { return nil }
    frame.pointee.pict_type = AV_PICTURE_TYPE_NONE
    frame.pointee.key_frame = 0
    frame.pointee.interlaced_frame = 0
    return picture
  }
}

extension AVFrame {
  /// Calls `body` with the addresses and strides of the planes; of every other line if asked for.
  fileprivate func planes<Result>(
    everyOther: Bool = false, _ body: ([UnsafePointer<UInt8>?], [Int32]) -> Result
  ) -> Result {
    let factor: Int32 = everyOther ? 2 : 1
    return body(
      [data.0, data.1, data.2, data.3].map { $0.map { UnsafePointer($0) } },
      [linesize.0, linesize.1, linesize.2, linesize.3].map { $0 * factor })
  }
}
