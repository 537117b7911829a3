internal import CFFmpeg

extension PacketReader {
  /// How far before the wanted moment the jumps of a search go, in microseconds: transport streams land on
  /// any picture, and the next key picture may then be too late.
  private static let steps: [Int64] = [0, 1, 2, 4, 8, 16, 32, 64, 128].map { $0 * 500_000 }

  /// A stream without a key picture in so many packets has none.
  private static let mostPacketsBetweenKeyPictures = 4096

  /// A reader of a picture stream whose first packet is the last key picture at or before `moment`
  /// (microseconds of the timeline), or a little earlier one; the first key picture of all where none is
  /// before; and the first packet with a time in a stream without key pictures.
  ///
  /// Throws `emptyTrack` when there is no packet with a time, and what opening the file throws.
  static func keyPicture(
    before moment: Int64, in container: Container, streamIndex: Int
  ) throws(MediaError) -> PacketReader {
    var reader = try PacketReader(container: container, streamIndex: streamIndex)
    if moment > 0, reader.canJump {
      for step in steps where step < moment {
        guard reader.seek(stream: reader.streamIndex, to: moment - step) else { break }
        if try reader.findKeyPicture(before: moment) { return reader }
      }
      reader = try reader.reopened()
    }
    if try reader.findKeyPicture(before: .max) { return reader }
    reader = try reader.reopened()
    while try reader.next() {
      guard reader.stamp != nil else { continue }
      reader.putBack()
      return reader
    }
    throw MediaError(.emptyTrack, path: container.path)
  }

  /// Reads up to the next key picture; `false` when it is after `moment` or none is found.
  private func findKeyPicture(before moment: Int64) throws(MediaError) -> Bool {
    for _ in 0..<Self.mostPacketsBetweenKeyPictures {
      guard try next() else { return false }
      guard packet.pointee.flags & AV_PKT_FLAG_KEY != 0, packet.pointee.flags & AV_PKT_FLAG_CORRUPT == 0,
        let time = stamp.flatMap({ container.moment(of: $0, in: timeBase) })
      else { continue }
      guard time <= moment else { return false }
      putBack()
      return true
    }
    return false
  }
}
