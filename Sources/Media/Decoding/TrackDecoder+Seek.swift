internal import CFFmpeg

extension TrackDecoder {
  /// Formats whose own seeking guesses from the bit rate; reading on from the beginning is exact and,
  /// undecoded, fast.
  private static let guessingFormats: Set<String> = ["mp3", "aac", "ac3", "eac3", "dts", "loas", "truehd"]

  /// How far behind the wanted moment the first packet may be, in microseconds: what is left still warms
  /// the decoder up.
  private static let lateness: Int64 = 1_500_000

  /// Whether it is worth trying to jump in this file.
  var canJump: Bool {
    container.input.isSeekable && !Self.guessingFormats.contains(container.formatName)
  }

  /// Sets the decoder to begin with the packet at `moment` (microseconds of the timeline), by reading up to
  /// it.
  func passOver(before moment: Int64) {
    passOverBefore = streamTime(moment)
  }

  /// Jumps to `moment` or before it; `false` when the file cannot, and its reading position is then unknown.
  func jump(to moment: Int64) throws(MediaError) -> Bool {
    let index = Self.pictureStream(in: container) ?? streamIndex
    let target = index == streamIndex ? streamTime(moment) : streamTime(moment, of: index)
    guard av_seek_frame(container.context, index, target, AVSEEK_FLAG_BACKWARD) >= 0 else { return false }
    passOver(before: moment)
    guard try readPacket() else { return false }
    hasWaitingPacket = true
    return packet.pointee.pts != jmk_no_timestamp
      && packet.pointee.pts <= streamTime(moment + Self.lateness)
  }

  /// Where there is a picture, its index is the complete one: Matroska lists its key pictures and often
  /// nothing else.
  private static func pictureStream(in container: Container) -> Int32? {
    (0..<Int(container.context.pointee.nb_streams)).first { index in
      guard let stream = container.context.pointee.streams?[index]?.pointee else { return false }
      return stream.codecpar?.pointee.codec_type == AVMEDIA_TYPE_VIDEO
        && stream.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    }.map(Int32.init)
  }

  private func streamTime(_ moment: Int64, of index: Int32? = nil) -> Int64 {
    let base = index.flatMap { container.context.pointee.streams?[Int($0)]?.pointee.time_base } ?? timeBase
    return av_rescale_q(moment + container.timelineStart, AVRational(num: 1, den: AV_TIME_BASE), base)
  }
}
