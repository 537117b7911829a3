internal import Subtitles

extension Container {
  /// The library's names of what may be beside a video; only these are tried, since some of its formats take
  /// any text for theirs.
  private static let formats =
    "srt,webvtt,ass,subviewer,subviewer1,microdvd,sami,mpl2,vplayer,jacosub,realtext,stl,pjs,aqtitle"

  /// A text file is not that large, in bytes; a film's subtitles have a tenth of a megabyte.
  private static let largest: Int64 = 16 << 20

  /// Opens a file of subtitles, in whatever encoding it is.
  ///
  /// Throws the codes of `FileInput.init`, `notSubtitles`, `unknownEncoding` and `cancelled`.
  convenience init(sidecar path: String, cancellation: MediaCancellation) throws(MediaError) {
    let file = try FileInput(path: path, cancellation: cancellation)
    guard (0...Self.largest).contains(file.size) else { throw MediaError(.notSubtitles, path: path) }
    let bytes = try file.bytes(at: 0, count: Int(file.size), path: path)
    guard let text = TextEncoding.text(of: bytes) else { throw MediaError(.unknownEncoding, path: path) }
    do {
      try self.init(
        input: FileInput(bytes: Array(SidecarText.tidied(text).utf8), cancellation: cancellation),
        path: path, formats: Self.formats, cancellation: cancellation)
    } catch {
      throw error.code == .cancelled ? error : MediaError(.notSubtitles, path: path, detail: error.detail)
    }
  }
}
