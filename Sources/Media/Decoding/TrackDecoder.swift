internal import CFFmpeg

/// Decodes one audio track of a container: the one owner of the library's decoding context.
///
/// Not thread-safe.
final class TrackDecoder {
  private let packets: PacketReader
  private let codec: UnsafeMutablePointer<AVCodecContext>
  private let frame: Frame
  private var formats = FormatCache()

  /// Opens the decoder of the stream that `packets` reads; throws `undecodableTrack`.
  init(packets: PacketReader) throws(MediaError) {
    guard let frame = Frame() else { throw MediaError(.undecodableTrack, path: packets.container.path) }
    self.packets = packets
    self.frame = frame
    codec = try packets.openDecoder(threadCount: 1)
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecContext>? = codec
    avcodec_free_context(&freeing)
  }

  /// The container that is read.
  var container: Container { packets.container }

  /// The next piece of audio.
  ///
  /// Throws `cancelled` and `readFailed`; damage is an event and no error.
  func next() throws(MediaError) -> DecoderEvent {
    while true {
      if container.cancellation.isCancelled { throw MediaError(.cancelled, path: container.path) }
      let status = avcodec_receive_frame(codec, frame.pointer)
      switch status {
      case 0:
        if let block = formats.block(
          of: frame.pointer, timeBase: packets.timeBase, zero: container.timelineStart)
        {
          return .block(block)
        }
      case jmk_error_end:
        return .end
      case jmk_error_again:
        guard try packets.next() else {
          avcodec_send_packet(codec, nil)
          continue
        }
        let sent = avcodec_send_packet(codec, packets.packet)
        if sent < 0, sent != jmk_error_again { return .damaged(length: packetLength) }
      default:
        return .damaged(length: 0)
      }
    }
  }

  /// The packet's length in frames, by its own account; at most ten seconds are believed.
  private var packetLength: Int64 {
    let rate = max(1, codec.pointee.sample_rate)
    let told = av_rescale_q(
      packets.packet.pointee.duration, packets.timeBase, AVRational(num: 1, den: rate))
    return max(0, min(told, Int64(rate) * 10))
  }
}
