internal import CFFmpeg

extension PacketReader {
  /// Formats whose own seeking guesses from the bit rate; reading on from the beginning is exact and,
  /// undecoded, fast.
  private static let guessingFormats: Set<String> = ["mp3", "aac", "ac3", "eac3", "dts", "loas", "truehd"]

  /// How far behind the wanted moment the first packet may be, in microseconds: what is left still warms
  /// the decoder up.
  private static let lateness: Int64 = 1_500_000

  /// A reader of a stream of `container` that begins with the packet at `moment` (microseconds of the
  /// timeline), by a jump where the file allows one and else by reading up to it.
  ///
  /// Throws what opening the file throws.
  static func starting(
    at moment: Int64, in container: Container, streamIndex: Int
  ) throws(MediaError) -> PacketReader {
    let reader = try PacketReader(container: container, streamIndex: streamIndex)
    guard moment > 0 else { return reader }
    guard reader.canJump else {
      reader.passOver(before: moment)
      return reader
    }
    if try reader.jump(to: moment) { return reader }
    let again = try reader.reopened()
    again.passOver(before: moment)
    return again
  }

  /// The same stream from its beginning, after a jump that failed: it leaves the file at an unknown place.
  func reopened() throws(MediaError) -> PacketReader {
    try PacketReader(
      container: Container(path: container.path, cancellation: container.cancellation),
      streamIndex: Int(streamIndex))
  }

  /// Whether it is worth trying to jump in this file.
  var canJump: Bool {
    container.input.isSeekable && !Self.guessingFormats.contains(container.formatName)
  }

  /// Passes over the packets that end before `moment` (microseconds of the timeline).
  private func passOver(before moment: Int64) {
    passOverBefore = container.stamp(of: moment, in: timeBase)
  }

  /// Jumps to `moment` or before it; `false` when the file cannot, and its reading position is then unknown.
  private func jump(to moment: Int64) throws(MediaError) -> Bool {
    let index = container.pictureStream ?? streamIndex
    guard seek(stream: index, to: moment) else { return false }
    passOver(before: moment)
    guard try next() else { return false }
    putBack()
    return packet.pointee.pts != jmk_no_timestamp
      && packet.pointee.pts <= container.stamp(of: moment + Self.lateness, in: timeBase)
  }
}
