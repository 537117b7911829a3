internal import CFFmpeg

/// Reads the packets of one stream of a container, one after the other: the one owner of the library's
/// packet.
///
/// Not thread-safe.
final class PacketReader {
  let container: Container
  let streamIndex: Int32
  let timeBase: AVRational
  /// The packet read last; its contents are released by the next reading.
  let packet: UnsafeMutablePointer<AVPacket>
  /// Packets that end before this moment, in the stream's own time, are passed over.
  var passOverBefore: Int64?
  private var isWaiting = false
  private var failuresInARow = 0

  /// A file that gives so many errors one after the other has ended.
  private static let mostFailuresInARow = 64

  /// A reader of the stream `streamIndex`; throws `undecodableTrack` when there is no such stream.
  init(container: Container, streamIndex: Int) throws(MediaError) {
    guard streamIndex >= 0, streamIndex < Int(container.context.pointee.nb_streams),
      let stream = container.context.pointee.streams?[streamIndex], let packet = av_packet_alloc()
    else { throw MediaError(.undecodableTrack, path: container.path, detail: "stream \(streamIndex)") }
    self.container = container
    self.streamIndex = Int32(streamIndex)
    self.packet = packet
    timeBase = stream.pointee.time_base
    for index in 0..<Int(container.context.pointee.nb_streams) where index != streamIndex {
      container.context.pointee.streams?[index]?.pointee.discard = AVDISCARD_ALL
    }
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVPacket>? = packet
    av_packet_free(&freeing)
  }

  /// The stream that is read.
  var stream: UnsafeMutablePointer<AVStream>? {
    container.context.pointee.streams?[Int(streamIndex)]
  }

  /// Reads the stream's next packet that is not passed over; `false` at the end.
  ///
  /// Throws `cancelled` and `readFailed`.
  func next() throws(MediaError) -> Bool {
    if isWaiting {
      isWaiting = false
      return true
    }
    while true {
      av_packet_unref(packet)
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
    }
  }

  /// Makes `next` give the packet read last once more.
  func putBack() {
    isWaiting = true
  }

  /// When the packet read last is presented, in the stream's own time; `nil` when it does not say.
  var stamp: Int64? {
    let stamp = packet.pointee.pts == jmk_no_timestamp ? packet.pointee.dts : packet.pointee.pts
    return stamp == jmk_no_timestamp ? nil : stamp
  }

  private var isPassedOver: Bool {
    guard let limit = passOverBefore else { return false }
    guard let stamp, stamp &+ max(0, packet.pointee.duration) >= limit else { return true }
    passOverBefore = nil
    return false
  }
}
