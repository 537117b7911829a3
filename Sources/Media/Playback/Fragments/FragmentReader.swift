internal import CFFmpeg
package import Subtitles

/// Makes fragments of MPEG-4 out of a file, piece by piece, as a browser's media element plays them.
///
/// The stream begins at zero; what it shows at `t` belongs to the moment `timeOffset + t` of the media
/// timeline. Work is done when a piece is asked for and not before; at most one fragment is held, about a
/// second of the media. Calls block; one thread or task at a time. See Decisions/0071.
package final class FragmentReader: BlockingReader {
  /// Which moment of the media timeline the stream's zero is: at or before the start asked for where there
  /// is something to show then, later where the tracks begin later.
  package let timeOffset: Timestamp
  /// The content type with the codecs' names.
  package let contentType: String

  private static let pieceLength = 256 << 10
  private let path: String
  private let cancellation: MediaCancellation
  private let muxer: Muxer
  private let tracks: [FragmentTrack]
  private var isEnded = false

  /// Opens the tracks of `plan` for reading from `start` on; a `start` before zero means zero.
  ///
  /// Copied pictures begin with the last one before `start` that can be started from. Throws `MediaError` of
  /// the codes of `MediaFile.probe`, `undecodableTrack`, `emptyTrack`, `decodeFailed`, `encodeFailed`.
  package init(
    path: String, plan: PlaybackPlan, start: Timestamp = .zero,
    cancellation: MediaCancellation = MediaCancellation()
  ) throws(MediaError) {
    let sources = try FragmentSources(path: path, plan: plan, start: start, cancellation: cancellation)
    self.path = path
    self.cancellation = cancellation
    contentType = sources.contentType
    // A whole millisecond, which the caller can count with; what is left over stays in the stream.
    let milliseconds = (Double(sources.begin) / 1000).rounded(.down)
    timeOffset = Timestamp(milliseconds: Int(milliseconds))
    muxer = try Muxer(format: "mp4", isSeekable: false, path: path)
    tracks = try sources.tracks(in: muxer, offset: Int64(milliseconds) * 1000)
    try muxer.begin(options: Self.options)
  }

  /// How fragments are made: a new one with each picture that can be started from, and after a second; the
  /// head when the first is ready, since only then the order of pictures is known.
  ///
  /// Stamps are taken as they are, and a track that begins later than the others does so by the time of its
  /// first fragment.
  private static let options = [
    "movflags": "empty_moov+delay_moov+default_base_moof+frag_keyframe+frag_discont+skip_trailer",
    "frag_duration": "1000000", "frag_size": "4194304", "avoid_negative_ts": "disabled",
  ]

  /// The next piece of the stream, at most 256 KiB; `nil` after the last.
  ///
  /// Throws `emptyTrack` when the whole stream gave nothing, `encodeFailed`, `readFailed`, `cancelled`.
  package func next() throws(MediaError) -> [UInt8]? {
    while muxer.output.count == 0, !isEnded {
      if cancellation.isCancelled { throw MediaError(.cancelled, path: path) }
      try advance()
    }
    return muxer.output.count > 0 ? muxer.output.take(Self.pieceLength) : nil
  }

  /// Writes one packet, of the track that is behind.
  private func advance() throws(MediaError) {
    var behind: FragmentTrack?
    for track in tracks where try track.fill() {
      if let other = behind, !track.isBehind(other) { continue }
      behind = track
    }
    guard let behind else {
      isEnded = true
      return try muxer.finish()
    }
    try behind.write(to: muxer)
  }
}
