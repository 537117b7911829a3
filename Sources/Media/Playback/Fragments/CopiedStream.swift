internal import CFFmpeg

/// The packets of a stream of the file as they are, on the media timeline.
final class CopiedStream: PacketSource {
  let begin: Int64
  private let reader: PacketReader
  private let zero: Int64
  private let codec: UnsafeMutablePointer<AVCodecParameters>
  private let first: Packet
  private let bareAAC: BareAAC?
  private var timeline: PacketTimeline

  /// A copy of what `reader` reads, from the next packet that is presented no earlier than `limit`.
  ///
  /// A first picture that stands until after `start` begins at `start`. Both are in microseconds of the
  /// timeline. Throws `emptyTrack` when there is no such packet.
  init(reader: PacketReader, notBefore limit: Int64, start: Int64) throws(MediaError) {
    guard let stream = reader.stream, let codec = stream.pointee.codecpar, let first = Packet()
    else {
      throw MediaError(.emptyTrack, path: reader.container.path)
    }
    begin = try Self.takeFirst(into: first, from: reader, notBefore: limit, start: start)
    bareAAC =
      BareAAC.isNeeded(for: codec)
      ? try BareAAC(codec, first: first.pointer, path: reader.container.path) : nil
    self.reader = reader
    self.codec = codec
    self.first = first
    let base = reader.timeBase
    zero = reader.container.stamp(of: 0, in: base)
    timeline = PacketTimeline(
      ticksPerSecond: Int64(base.den) / Int64(max(1, base.num)),
      begin: reader.container.stamp(of: begin, in: base) - zero,
      usualDuration: stream.pictureDuration, reorderedPictures: Int64(codec.pointee.video_delay))
  }

  var parameters: UnsafePointer<AVCodecParameters> { UnsafePointer(bareAAC?.parameters ?? codec) }
  var timeBase: AVRational { reader.timeBase }
  var shape: UnsafeMutablePointer<AVStream>? {
    codec.pointee.codec_type == AVMEDIA_TYPE_VIDEO ? reader.stream : nil
  }

  func read(into packet: Packet) throws(MediaError) -> Bool {
    while true {
      av_packet_unref(packet.pointer)
      if first.pointer.pointee.size > 0 {
        av_packet_move_ref(packet.pointer, first.pointer)
      } else {
        guard try reader.next() else { return false }
        guard reader.isSound else { continue }
        av_packet_move_ref(packet.pointer, reader.packet)
        guard bareAAC?.strip(packet.pointer) ?? true else { continue }
      }
      if place(packet.pointer) { return true }
    }
  }

  /// Stamps a packet on the timeline; `false` for one that has no place there.
  private func place(_ packet: UnsafeMutablePointer<AVPacket>) -> Bool {
    let stamps = PacketTimeline.Stamps(
      pts: stamp(packet.pointee.pts), dts: stamp(packet.pointee.dts), duration: packet.pointee.duration)
    guard let placed = timeline.place(stamps) else { return false }
    packet.pointee.pts = placed.pts ?? jmk_no_timestamp
    packet.pointee.dts = placed.dts ?? jmk_no_timestamp
    packet.pointee.duration = placed.duration
    return true
  }

  /// A stamp counted from the timeline's zero; `nil` for none and for one that cannot be true.
  private func stamp(_ stamp: Int64) -> Int64? {
    stamp != jmk_no_timestamp && reader.container.moment(of: stamp, in: timeBase) != nil ? stamp - zero : nil
  }

  /// Takes the first packet presented no earlier than `limit` out of `reader`, and gives its moment.
  private static func takeFirst(
    into first: Packet, from reader: PacketReader, notBefore limit: Int64,
    start: Int64
  ) throws(MediaError) -> Int64 {
    let container = reader.container
    while try reader.next() {
      guard reader.isSound,
        let moment = reader.stamp.flatMap({ container.moment(of: $0, in: reader.timeBase) }),
        moment >= limit
      else { continue }
      av_packet_move_ref(first.pointer, reader.packet)
      let isPicture = reader.stream?.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO
      guard isPicture, moment < start, try !isFollowed(until: start, in: reader) else { return moment }
      first.pointer.pointee.pts = container.stamp(of: start, in: reader.timeBase)
      first.pointer.pointee.dts = first.pointer.pointee.pts
      return start
    }
    throw MediaError(.emptyTrack, path: container.path)
  }

  /// Whether another picture is decoded by `start`, and so may be shown by then.
  private static func isFollowed(until start: Int64, in reader: PacketReader) throws(MediaError) -> Bool {
    guard try reader.next() else { return false }
    reader.putBack()
    let dts = reader.packet.pointee.dts
    return dts == jmk_no_timestamp || dts <= reader.container.stamp(of: start, in: reader.timeBase)
  }
}

extension PacketReader {
  /// Whether the packet read last holds something, and the container does not say it is damaged.
  fileprivate var isSound: Bool {
    packet.pointee.size > 0 && packet.pointee.flags & AV_PKT_FLAG_CORRUPT == 0
  }
}

extension UnsafeMutablePointer<AVStream> {
  /// How long a picture is shown, in the stream's own time; 0 for sound, and where the rate is not known.
  var pictureDuration: Int64 {
    let rate = pointee.avg_frame_rate.num > 0 ? pointee.avg_frame_rate : pointee.r_frame_rate
    guard rate.num > 0, rate.den > 0 else { return 0 }
    return av_rescale_q(1, AVRational(num: rate.den, den: rate.num), pointee.time_base)
  }
}
