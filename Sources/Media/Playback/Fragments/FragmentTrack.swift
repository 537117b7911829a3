internal import CFFmpeg

/// One stream of the output: what it is made from, and its next packet.
final class FragmentTrack {
  private let source: any PacketSource
  private let stream: UnsafeMutablePointer<AVStream>
  private let packet: Packet
  private let offset: Int64
  private let mayFail: Bool
  private var isFilled = false
  private var isEnded = false

  /// A stream of `muxer` made from `source`, whose zero is `offset` microseconds of the timeline.
  ///
  /// One that may fail ends where its track turns out to hold nothing that can be decoded. Throws
  /// `encodeFailed`.
  init(source: any PacketSource, muxer: Muxer, offset: Int64, mayFail: Bool) throws(MediaError) {
    self.source = source
    self.offset = av_rescale_q(offset, AVRational(num: 1, den: AV_TIME_BASE), source.timeBase)
    self.mayFail = mayFail
    stream = try muxer.addStream(source.parameters, timeBase: source.timeBase)
    if let shape = source.shape { stream.takeShape(of: shape) }
    guard let packet = Packet() else { throw MediaError(.encodeFailed, path: "") }
    self.packet = packet
  }

  /// Has the next packet ready; `false` at the end of the track.
  func fill() throws(MediaError) -> Bool {
    if isFilled { return true }
    if isEnded { return false }
    do throws(MediaError) {
      isFilled = try source.read(into: packet)
    } catch  where mayFail && [.emptyTrack, .decodeFailed, .unsupportedFormat].contains(error.code) {
      isFilled = false
    }
    isEnded = !isFilled
    return isFilled
  }

  /// Whether this track's next packet is decoded before that of `other`; both have one.
  func isBehind(_ other: FragmentTrack) -> Bool {
    av_compare_ts(
      packet.pointer.pointee.dts, source.timeBase, other.packet.pointer.pointee.dts, other.source.timeBase)
      < 0
  }

  /// Writes the packet that is ready.
  func write(to muxer: Muxer) throws(MediaError) {
    isFilled = false
    packet.pointer.pointee.pts -= offset
    packet.pointer.pointee.dts -= offset
    try muxer.write(packet, to: stream, timeBase: source.timeBase)
  }
}
