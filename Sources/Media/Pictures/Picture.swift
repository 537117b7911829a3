internal import CFFmpeg

/// One picture: the one owner of the library's frame.
final class Picture {
  let frame: UnsafeMutablePointer<AVFrame>

  /// Takes over a frame.
  init(owning frame: UnsafeMutablePointer<AVFrame>) {
    self.frame = frame
  }

  /// Another reference to what is in `frame`; `nil` without memory.
  init?(sharing frame: UnsafeMutablePointer<AVFrame>) {
    guard let clone = av_frame_clone(frame) else { return nil }
    self.frame = clone
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVFrame>? = frame
    av_frame_free(&freeing)
  }

  /// The size in stored pixels.
  var size: PictureSize {
    PictureSize(width: Int(frame.pointee.width), height: Int(frame.pointee.height))
  }
}
