package import Subtitles

/// A stretch of a file's sound, as an MP3 file.
package struct AudioClip: Hashable, Sendable {
  /// The bytes of the file.
  package var mp3: [UInt8]
  /// What it holds: the stretch asked for, shorter where the sound ends before.
  package var span: TimeSpan
}

extension MediaFile {
  /// The sound of `span`, from exactly its start on, faded in and out over 5 ms.
  ///
  /// At most two minutes are taken. Throws the codes of `AudioReader`, `emptyTrack` for a span with no sound
  /// in it, `encodeFailed` and `cancelled`.
  package func audioClip(
    _ span: TimeSpan, track choice: AudioTrackChoice = .automatic
  ) async throws(MediaError) -> AudioClip {
    try await blocking { cancellation throws(MediaError) in
      try ClipMaker(path: path, choice: choice, cancellation: cancellation).clip(of: span)
    }
  }
}
