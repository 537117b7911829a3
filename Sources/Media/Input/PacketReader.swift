internal import CFFmpeg

/// Reads the packets of one stream of a container, one after the other.
///
/// A damaged time stamp is taken away. Not thread-safe.
final class PacketReader {
  let container: Container
  let streamIndex: Int32
  let timeBase: AVRational
  /// The packet read last; its contents are released by the next reading.
  private(set) var current: Packet
  /// Packets that end before this moment, in the stream's own time, are passed over.
  var passOverBefore: Int64?
  private var isWaiting = false
  private var ahead: [Packet] = []
  private var leaps: LeapCheck
  private var failuresInARow = 0

  /// A file that gives so many errors one after the other has ended.
  private static let mostFailuresInARow = 64

  /// A reader of the stream `streamIndex`; throws `undecodableTrack` when there is no such stream.
  init(container: Container, streamIndex: Int) throws(MediaError) {
    guard streamIndex >= 0, streamIndex < Int(container.context.pointee.nb_streams),
      let stream = container.context.pointee.streams?[streamIndex], let packet = Packet()
    else { throw MediaError(.undecodableTrack, path: container.path, detail: "stream \(streamIndex)") }
    self.container = container
    self.streamIndex = Int32(streamIndex)
    current = packet
    timeBase = stream.pointee.time_base
    leaps = LeapCheck(ticksPerSecond: Int64(timeBase.den) / Int64(max(1, timeBase.num)))
    for index in 0..<Int(container.context.pointee.nb_streams) where index != streamIndex {
      container.context.pointee.streams?[index]?.pointee.discard = AVDISCARD_ALL
    }
  }

  /// The stream that is read.
  var stream: UnsafeMutablePointer<AVStream>? {
    container.context.pointee.streams?[Int(streamIndex)]
  }

  /// The packet read last, in the library's own terms.
  var packet: UnsafeMutablePointer<AVPacket> { current.pointer }

  /// When the packet read last is presented, in the stream's own time; `nil` when it does not say.
  var stamp: Int64? { current.stamp }

  /// Reads the stream's next packet that is not passed over; `false` at the end.
  ///
  /// Throws `cancelled` and `readFailed`.
  func next() throws(MediaError) -> Bool {
    if isWaiting {
      isWaiting = false
      return true
    }
    if !ahead.isEmpty {
      current = ahead.removeFirst()
    } else if try !read(into: current) {
      return false
    }
    try checkLeap()
    return true
  }

  /// Makes `next` give the packet read last once more.
  func putBack() {
    isWaiting = true
  }

  /// Moves the file to `moment` of a stream (microseconds of the timeline), or before it; `false` when the
  /// file cannot.
  func seek(stream index: Int32, to moment: Int64) -> Bool {
    guard let base = container.context.pointee.streams?[Int(index)]?.pointee.time_base else { return false }
    isWaiting = false
    ahead = []
    leaps.forget()
    return av_seek_frame(
      container.context, index, container.stamp(of: moment, in: base), AVSEEK_FLAG_BACKWARD) >= 0
  }

  private func read(into packet: Packet) throws(MediaError) -> Bool {
    while true {
      av_packet_unref(packet.pointer)
      let status = av_read_frame(container.context, packet.pointer)
      if container.cancellation.isCancelled { throw MediaError(.cancelled, path: container.path) }
      if container.input.failure != 0 { throw container.error(status) }
      if status < 0 {
        failuresInARow += 1
        if status == jmk_error_end || failuresInARow > Self.mostFailuresInARow { return false }
        continue
      }
      failuresInARow = 0
      if packet.pointer.pointee.stream_index == streamIndex, !isPassedOver(packet) { return true }
    }
  }

  private func isPassedOver(_ packet: Packet) -> Bool {
    guard let limit = passOverBefore else { return false }
    guard let stamp = packet.stamp, stamp &+ max(0, packet.pointer.pointee.duration) >= limit else {
      return true
    }
    passOverBefore = nil
    return false
  }

  /// Looks at what follows a packet whose time is far from the one before, and takes its time away, and that of
  /// those with it, when later ones are back.
  private func checkLeap() throws(MediaError) {
    guard let stamp = current.stamp else { return }
    guard leaps.isLeap(stamp) else { return leaps.accept(stamp) }
    for index in 0..<LeapCheck.reach {
      if index == ahead.count {
        guard let packet = Packet(), try read(into: packet) else { break }
        ahead.append(packet)
      }
      guard let later = ahead[index].stamp, leaps.isBack(later, after: stamp) else { continue }
      for packet in [current] + ahead.prefix(index) { packet.removeStamps() }
      return
    }
    leaps.accept(stamp)
  }
}
