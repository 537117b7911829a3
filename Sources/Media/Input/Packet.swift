internal import CFFmpeg

/// One packet: the one owner of the library's.
final class Packet {
  let pointer: UnsafeMutablePointer<AVPacket>

  /// An empty packet; `nil` without memory.
  init?() {
    guard let made = av_packet_alloc() else { return nil }
    pointer = made
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&freeing)
  }

  /// When it is presented, in its stream's own time; `nil` when it does not say.
  var stamp: Int64? {
    let stamp = pointer.pointee.pts == jmk_no_timestamp ? pointer.pointee.dts : pointer.pointee.pts
    return stamp == jmk_no_timestamp ? nil : stamp
  }

  /// Takes its times away.
  func removeStamps() {
    pointer.pointee.pts = jmk_no_timestamp
    pointer.pointee.dts = jmk_no_timestamp
  }
}
