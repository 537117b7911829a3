internal import CFFmpeg

/// Decoded sound or one picture: the one owner of the library's frame.
final class Frame {
  let pointer: UnsafeMutablePointer<AVFrame>

  /// An empty frame; `nil` without memory.
  init?() {
    guard let made = av_frame_alloc() else { return nil }
    pointer = made
  }

  /// Another reference to what is in `frame`; `nil` without memory.
  init?(sharing frame: Frame) {
    guard let clone = av_frame_clone(frame.pointer) else { return nil }
    pointer = clone
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&freeing)
  }

  /// The size of a picture, in stored pixels.
  var size: PictureSize {
    PictureSize(width: Int(pointer.pointee.width), height: Int(pointer.pointee.height))
  }
}
