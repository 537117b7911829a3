package import Subtitles

/// Reads one audio track of a file as 16 kHz mono, piece by piece, each at its true place on the media
/// timeline.
///
/// What is missing in the file (a late beginning, holes, damaged packets) is silence of that length, so
/// that every later sample is at its moment. Memory does not depend on the file's length. Calls block while
/// the file is read; one thread or task at a time.
package final class AudioReader {
  /// What the file says of itself.
  package let info: MediaInfo
  /// The track that is read.
  package let track: AudioTrack
  /// Packets that could not be decoded so far.
  package private(set) var damagedPackets = 0

  private enum State { case reading, draining, ended }

  private let path: String
  private let decoder: TrackDecoder
  private let startPosition: Int64
  private let chunkLength: Int
  private var state = State.reading
  private var segment: ReadingSegment?
  private var assembler: ChunkAssembler

  /// Opens a file for reading from `start`, in pieces of `chunkLength` samples (the last one is shorter).
  ///
  /// The first sample given is exactly of the moment `start`; a `start` before zero means zero. Throws
  /// `MediaError` of the codes of `MediaFile.probe`, `noAudioTrack`, `noSuchTrack` and `undecodableTrack`.
  package init(
    path: String, choice: AudioTrackChoice = .automatic, start: Timestamp = .zero, chunkLength: Int = 8000,
    cancellation: MediaCancellation = MediaCancellation()
  ) throws(MediaError) {
    precondition(chunkLength > 0, "AudioReader needs a positive chunkLength")
    let container = try Container(path: path, cancellation: cancellation)
    let info = container.info
    let track = try choice.choose(among: info.audioTracks, path: path)
    // Half a year is later than any file, and small enough to be multiplied by a rate.
    let milliseconds = min(max(0, Int64(start.milliseconds)), 1 << 34)
    self.path = path
    self.info = info
    self.track = track
    self.chunkLength = chunkLength
    startPosition = milliseconds * Int64(PCMConverter.outputRate / 1000)
    decoder = try Self.decoder(in: container, track: track, start: milliseconds)
    assembler = ChunkAssembler(position: startPosition, skipping: 0)
  }

  /// The next piece; `nil` after the last.
  ///
  /// Throws `emptyTrack` or `decodeFailed` when the whole track gave no sound, `unsupportedFormat`,
  /// `readFailed`, `cancelled`.
  package func next() throws(MediaError) -> AudioChunk? {
    while assembler.count < chunkLength, state != .ended {
      try advance()
    }
    guard assembler.count > 0 else { return nil }
    let (position, samples) = assembler.take(chunkLength)
    return AudioChunk(position: position, samples: samples, damagedPackets: damagedPackets)
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
        let made = try ReadingSegment(format: block.format, startPosition: startPosition, end: knownEnd)
        assembler = ChunkAssembler(position: startPosition, skipping: made.skipping)
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
