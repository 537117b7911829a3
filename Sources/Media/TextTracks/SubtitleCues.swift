package import Subtitles

/// The cues of a subtitle track as an asynchronous sequence, as plain text on the media timeline.
///
///     for try await cue in SubtitleCues(path: "talk.mkv", track: 2) { … }
///     for try await cue in SubtitleCues(sidecar: "talk.en.srt") { … }
///
/// Cues come as the file is read, in its order, which need not be that of their times. Their text keeps the
/// file's line breaks and nothing else of its looks. Blocking work is done on a queue of its own
/// (Decisions/0033); cancelling the task that waits stops it. Each iteration reads the file anew.
package struct SubtitleCues: AsyncSequence, Sendable {
  package typealias Element = Cue
  package typealias Failure = MediaError

  private let open: @Sendable (MediaCancellation) throws(MediaError) -> CueReader

  /// The cues of the track `number` (from 1) inside a media file.
  ///
  /// The first `next` throws the codes of `MediaFile.probe`, `noSubtitleTrack`, `noSuchSubtitleTrack`,
  /// `pictureSubtitles` and `undecodableTrack`.
  package init(path: String, track number: Int) {
    open = { cancellation throws(MediaError) in
      try CueReader(container: Container(path: path, cancellation: cancellation), number: number)
    }
  }

  /// The cues of a text file beside a video: SRT, WebVTT, ASS and their kin, in any usual encoding.
  ///
  /// The first `next` throws `notFound`, `isDirectory`, `emptyFile`, `permissionDenied`, `readFailed`,
  /// `notSubtitles` and `unknownEncoding`.
  package init(sidecar path: String) {
    open = { cancellation throws(MediaError) in
      try CueReader(container: Container(sidecar: path, cancellation: cancellation), number: 1)
    }
  }

  /// A new reading from the beginning.
  package func makeAsyncIterator() -> PieceIterator<Cue> {
    PieceIterator(ReadingQueue(label: "jimaku.media.subtitles", open: open))
  }
}
