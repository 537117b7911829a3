package import Subtitles

/// Reads one audio track of a file as 16 kHz mono, piece by piece, each at its true place on the media
/// timeline.
///
/// What is missing in the file (a late beginning, holes, damaged packets) is silence of that length, so
/// that every later sample is at its moment. Memory does not depend on the file's length. Calls block while
/// the file is read; one thread or task at a time.
package final class AudioReader: BlockingReader {
  private let frames: TrackReader<PCMConverter>
  private let chunkLength: Int

  /// What the file says of itself.
  package var info: MediaInfo { frames.info }
  /// The track that is read.
  package var track: AudioTrack { frames.track }
  /// Packets that could not be decoded so far.
  package var damagedPackets: Int { frames.damagedPackets }

  /// Opens a file for reading from `start`, in pieces of `chunkLength` samples (the last one is shorter).
  ///
  /// The first sample given is exactly of the moment `start`; a `start` before zero means zero. Throws
  /// `MediaError` of the codes of `MediaFile.probe`, `noAudioTrack`, `noSuchTrack` and `undecodableTrack`.
  package init(
    path: String, choice: AudioTrackChoice = .automatic, start: Timestamp = .zero, chunkLength: Int = 8000,
    cancellation: MediaCancellation = MediaCancellation()
  ) throws(MediaError) {
    precondition(chunkLength > 0, "AudioReader needs a positive chunkLength")
    self.chunkLength = chunkLength
    frames = try TrackReader(path: path, choice: choice, start: start, cancellation: cancellation)
  }

  /// The next piece; `nil` after the last.
  ///
  /// Throws `emptyTrack` or `decodeFailed` when the whole track gave no sound, `unsupportedFormat`,
  /// `readFailed`, `cancelled`.
  package func next() throws(MediaError) -> AudioChunk? {
    guard let (position, samples) = try frames.next(chunkLength) else { return nil }
    return AudioChunk(position: position, samples: samples, damagedPackets: damagedPackets)
  }
}
