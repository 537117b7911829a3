extension AudioReader {
  /// How long before the start decoding begins, in milliseconds: decoders and the resampling filter need a
  /// run-in, and the reading's own start lies up to 1.1 s before it (`ReadingSegment`).
  private static let runIn: Int64 = 3_000

  /// A decoder that gives audio from shortly before `start` (milliseconds) on.
  static func decoder(
    in container: Container, track: AudioTrack, start: Int64
  ) throws(MediaError) -> TrackDecoder {
    let decoder = try TrackDecoder(container: container, track: track)
    let moment = (start - runIn) * 1000
    guard moment > 0 else { return decoder }
    guard decoder.canJump else {
      decoder.passOver(before: moment)
      return decoder
    }
    if try decoder.jump(to: moment) { return decoder }
    // A failed jump leaves the file at an unknown place: it is opened anew and read up to the moment.
    let again = try TrackDecoder(
      container: Container(path: container.path, cancellation: container.cancellation), track: track)
    again.passOver(before: moment)
    return again
  }
}
