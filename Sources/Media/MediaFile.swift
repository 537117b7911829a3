/// A media file on disk.
package struct MediaFile: Hashable, Sendable {
  /// Where it is: a path of the file system and nothing else.
  ///
  /// `http://…`, `concat:…` and `-` are plain file names.
  package var path: String

  /// The file at `path`; nothing is opened yet.
  package init(path: String) {
    self.path = path
  }

  /// Opens the file and says what is in it.
  ///
  /// Blocks for as long as the first few megabytes take to read. Throws `MediaError` of the codes
  /// `notFound`, `isDirectory`, `emptyFile`, `permissionDenied`, `readFailed`, `notMedia`, `truncatedIndex`
  /// and `cancelled`; a file without audio is no error here.
  package func probe(cancellation: MediaCancellation = MediaCancellation()) throws(MediaError) -> MediaInfo {
    try Container(path: path, cancellation: cancellation).info
  }
}
