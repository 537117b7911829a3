internal import Subtitles

/// Reads one audio track of a file in the form of a converter, each frame at its true place on the media
/// timeline: the work behind `AudioReader`, for any form of output.
final class TrackReader<Converter: BlockConverter> {
  /// What the file says of itself.
  let info: MediaInfo
  /// The track that is read.
  let track: AudioTrack
  /// Packets that could not be decoded so far.
  private(set) var damagedPackets = 0

  private enum State { case reading, draining, ended }

  private let path: String
  private let decoder: TrackDecoder
  private let startPosition: Int64
  private var state = State.reading
  private var segment: ReadingSegment<Converter>?
  private var assembler: ChunkAssembler

  /// Opens a file for reading from exactly `start`, not before zero.
  ///
  /// Throws as `AudioReader.init` does.
  init(
    path: String, choice: AudioTrackChoice, start: Timestamp, cancellation: MediaCancellation
  ) throws(MediaError) {
    let container = try Container(path: path, cancellation: cancellation)
    let info = container.info
    let track = try choice.choose(among: info.audioTracks, path: path)
    let milliseconds = start.boundedMilliseconds
    self.path = path
    self.info = info
    self.track = track
    startPosition = milliseconds * Int64(Converter.outputRate / 1000)
    decoder = try TrackDecoder(
      packets: .starting(
        at: (milliseconds - Self.runIn) * 1000, in: container, streamIndex: track.streamIndex))
    assembler = ChunkAssembler(position: startPosition, skipping: 0, width: Converter.channelCount)
  }

  /// How long before the start decoding begins, in milliseconds: decoders and the resampling filter need a
  /// run-in, and the reading's own start lies up to 1.1 s before it (`ReadingSegment`).
  private static var runIn: Int64 { 3_000 }

  /// The next `length` frames, fewer at the end, and the position of the first; `nil` after the last.
  ///
  /// Throws as `AudioReader.next` does.
  func next(_ length: Int) throws(MediaError) -> (position: Int64, samples: [Float])? {
    while assembler.count < length, state != .ended {
      try advance()
    }
    return assembler.count > 0 ? assembler.take(length) : nil
  }

  private func advance() throws(MediaError) {
    if decoder.container.cancellation.isCancelled { throw MediaError(.cancelled, path: path) }
    if segment?.work(into: &assembler) == true { return }
    if state == .draining {
      segment?.finish(into: &assembler)
      state = .ended
      return
    }
    switch try decoder.next() {
    case .block(let block):
      try place(block)
    case .damaged(let length):
      // What fails before the first sound after a jump lacks only what came before it.
      guard segment != nil || startPosition == 0 else { return }
      damagedPackets += 1
      segment?.damaged(length: length)
    case .end:
      guard segment != nil || startPosition > 0 else {
        throw MediaError(damagedPackets > 0 ? .decodeFailed : .emptyTrack, path: path, detail: track.codec)
      }
      segment?.end()
      state = .draining
    }
  }

  private func place(_ block: DecodedBlock) throws(MediaError) {
    do {
      if segment == nil {
        let made = try ReadingSegment<Converter>(
          format: block.format, startPosition: startPosition, end: knownEnd)
        assembler = ChunkAssembler(
          position: startPosition, skipping: made.skipping, width: Converter.channelCount)
        segment = made
      }
      try segment?.place(block, into: &assembler)
    } catch {
      throw MediaError(error.code, path: path, detail: error.detail)
    }
  }

  /// The media's end on the timeline in milliseconds, where it can be believed.
  private var knownEnd: Int64? {
    guard !info.isDurationEstimated, !decoder.container.mayRestartTime else { return nil }
    // A file that claims more than two days would make that much silence out of one broken time stamp.
    return info.duration.map(Int64.init).flatMap { $0 <= 48 * 3_600_000 ? $0 : nil }
  }
}

extension Timestamp {
  /// The milliseconds, no less than zero and no more than half a year: later than any file, and small enough
  /// to be multiplied by a rate.
  var boundedMilliseconds: Int64 { min(max(0, Int64(milliseconds)), 1 << 34) }
}
