/// What can go wrong with a media file: facts, no sentences.
package struct MediaError: Error, Hashable, Sendable {
  /// The kind of failure.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is nothing at the path.
    case notFound
    /// The path names a folder.
    case isDirectory
    /// The file has no bytes.
    case emptyFile
    /// The file exists and may not be read by this user.
    case permissionDenied
    /// Opening or reading failed below us: a disk error, a lost mount.
    case readFailed
    /// The bytes are of no media format that is understood.
    case notMedia
    /// An MP4 or QuickTime file whose index (`moov`) is absent or cut off, as half a download is.
    case truncatedIndex
    /// Media without any audio track.
    case noAudioTrack
    /// The audio track asked for does not exist; `detail` lists those that do.
    case noSuchTrack
    /// The track's codec is unknown here, or its parameters are impossible.
    case undecodableTrack
    /// The track is announced and holds no sound.
    case emptyTrack
    /// Packets were found and none of them could be decoded.
    case decodeFailed
    /// PCM of a form that cannot be converted.
    case unsupportedFormat
    /// Media without any subtitle track.
    case noSubtitleTrack
    /// The subtitle track asked for does not exist; `detail` lists those that do.
    case noSuchSubtitleTrack
    /// The subtitles are pictures of text.
    case pictureSubtitles
    /// A file that holds no subtitles of a format that is understood.
    case notSubtitles
    /// A text file in a character encoding that cannot be told, or with bytes that its encoding has not.
    case unknownEncoding
    /// Sound or pictures could not be encoded for a browser or a card.
    case encodeFailed
    /// The reading was cancelled.
    case cancelled
  }

  /// The kind of failure.
  package var code: Code
  /// The file concerned; empty for PCM that comes from no file.
  package var path: String
  /// Further facts: the system's or the library's own words, a codec, the tracks there are.
  package var detail: String

  /// A failure with its facts.
  package init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}
