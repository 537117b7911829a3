internal import CFFmpeg

/// Decodes a stream of pictures: the one owner of the library's decoding context.
///
/// Not thread-safe.
final class PictureDecoder {
  /// The picture decoded last, replaced by the next.
  let frame: Frame
  private let packets: PacketReader
  private let codec: UnsafeMutablePointer<AVCodecContext>

  /// A decoder that gives so many errors one after the other, and takes nothing, will not recover.
  private static let mostFailuresInARow = 64

  /// Opens the decoder of the stream that `packets` reads, on all processors; throws `undecodableTrack`.
  init(packets: PacketReader) throws(MediaError) {
    guard let frame = Frame() else { throw MediaError(.undecodableTrack, path: packets.container.path) }
    self.packets = packets
    self.frame = frame
    codec = try packets.openDecoder(threadCount: 0)
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecContext>? = codec
    avcodec_free_context(&freeing)
  }

  /// The stream that is decoded.
  var stream: UnsafeMutablePointer<AVStream>? { packets.stream }

  /// Decodes the next picture; `false` at the end.
  ///
  /// What cannot be decoded is passed over.
  ///
  /// Throws `cancelled` and `readFailed`.
  func next() throws(MediaError) -> Bool {
    let container = packets.container
    var failures = 0
    while failures < Self.mostFailuresInARow {
      if container.cancellation.isCancelled { throw MediaError(.cancelled, path: container.path) }
      switch avcodec_receive_frame(codec, frame.pointer) {
      case 0: return true
      case jmk_error_end: return false
      case jmk_error_again:
        avcodec_send_packet(codec, try packets.next() ? packets.packet : nil)
        failures = 0
      default: failures += 1
      }
    }
    return false
  }

  /// When the picture decoded last is shown, in microseconds of the timeline; `nil` when it does not say.
  var moment: Int64? {
    let stamp = frame.pointer.pointee.best_effort_timestamp
    return stamp == jmk_no_timestamp ? nil : packets.container.moment(of: stamp, in: packets.timeBase)
  }
}
