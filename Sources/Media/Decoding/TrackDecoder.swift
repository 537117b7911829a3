internal import CFFmpeg

/// Decodes one audio track of a container: the one owner of the library's decoding context, packet and frame.
///
/// Not thread-safe.
final class TrackDecoder {
  let container: Container
  let streamIndex: Int32
  let timeBase: AVRational
  let packet: UnsafeMutablePointer<AVPacket>
  /// Packets that end before this moment, in the stream's own time, are passed over undecoded.
  var passOverBefore: Int64?
  /// Whether `packet` was read already and waits to be decoded.
  var hasWaitingPacket = false
  private let codec: UnsafeMutablePointer<AVCodecContext>
  private let frame: UnsafeMutablePointer<AVFrame>
  private var formats = FormatCache()
  private var failuresInARow = 0

  /// A file that gives so many errors one after the other has ended.
  private static let mostFailuresInARow = 64

  /// Opens the decoder; throws `undecodableTrack`.
  init(container: Container, track: AudioTrack) throws(MediaError) {
    guard track.streamIndex < Int(container.context.pointee.nb_streams),
      let stream = container.context.pointee.streams?[track.streamIndex],
      let parameters = stream.pointee.codecpar,
      let decoder = avcodec_find_decoder(parameters.pointee.codec_id)
    else { throw MediaError(.undecodableTrack, path: container.path, detail: track.codec) }
    var (codec, packet, frame) = (avcodec_alloc_context3(decoder), av_packet_alloc(), av_frame_alloc())
    var status = codec.map { avcodec_parameters_to_context($0, parameters) } ?? jmk_error_no_memory
    if status >= 0 {
      codec?.pointee.pkt_timebase = stream.pointee.time_base
      codec?.pointee.thread_count = 1
      status = avcodec_open2(codec, decoder, nil)
    }
    guard status >= 0, let openCodec = codec, let madePacket = packet, let madeFrame = frame else {
      avcodec_free_context(&codec)
      av_packet_free(&packet)
      av_frame_free(&frame)
      throw MediaError(
        .undecodableTrack, path: container.path, detail: "\(track.codec): \(libraryMessage(status))")
    }
    self.container = container
    self.codec = openCodec
    self.packet = madePacket
    self.frame = madeFrame
    streamIndex = Int32(track.streamIndex)
    timeBase = stream.pointee.time_base
    for index in 0..<Int(container.context.pointee.nb_streams) where index != track.streamIndex {
      container.context.pointee.streams?[index]?.pointee.discard = AVDISCARD_ALL
    }
  }

  deinit {
    var (freeing, packet, frame): (_?, _?, _?) = (codec, packet, frame)
    avcodec_free_context(&freeing)
    av_packet_free(&packet)
    av_frame_free(&frame)
  }

  /// The next piece of audio.
  ///
  /// Throws `cancelled` and `readFailed`; damage is an event and no error.
  func next() throws(MediaError) -> DecoderEvent {
    while true {
      if container.cancellation.isCancelled { throw MediaError(.cancelled, path: container.path) }
      let status = avcodec_receive_frame(codec, frame)
      switch status {
      case 0:
        if let block = formats.block(of: frame, timeBase: timeBase, zero: container.timelineStart) {
          return .block(block)
        }
      case jmk_error_end:
        return .end
      case jmk_error_again:
        guard try readPacket() else {
          avcodec_send_packet(codec, nil)
          continue
        }
        let length = packetLength
        let sent = avcodec_send_packet(codec, packet)
        av_packet_unref(packet)
        if sent < 0, sent != jmk_error_again { return .damaged(length: length) }
      default:
        return .damaged(length: 0)
      }
    }
  }

  /// Reads the track's next packet that is not passed over; `false` at the end.
  func readPacket() throws(MediaError) -> Bool {
    if hasWaitingPacket {
      hasWaitingPacket = false
      return true
    }
    while true {
      let status = av_read_frame(container.context, packet)
      if container.cancellation.isCancelled { throw MediaError(.cancelled, path: container.path) }
      if container.input.failure != 0 { throw container.error(status) }
      if status < 0 {
        failuresInARow += 1
        if status == jmk_error_end || failuresInARow > Self.mostFailuresInARow { return false }
        continue
      }
      failuresInARow = 0
      if packet.pointee.stream_index == streamIndex, !isPassedOver { return true }
      av_packet_unref(packet)
    }
  }

  private var isPassedOver: Bool {
    guard let limit = passOverBefore else { return false }
    let stamp = packet.pointee.pts == jmk_no_timestamp ? packet.pointee.dts : packet.pointee.pts
    if stamp == jmk_no_timestamp || stamp &+ max(0, packet.pointee.duration) < limit { return true }
    passOverBefore = nil
    return false
  }

  /// The packet's length in frames, by its own account; at most ten seconds are believed.
  private var packetLength: Int64 {
    let rate = max(1, codec.pointee.sample_rate)
    let told = av_rescale_q(packet.pointee.duration, timeBase, AVRational(num: 1, den: rate))
    return max(0, min(told, Int64(rate) * 10))
  }
}
