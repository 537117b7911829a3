/// A media file that was found, with what is known of it.
package struct FoundFile: Hashable, Sendable {
  /// Tells its content from any other.
  package var fingerprint: String
  /// Where it is: absolute, without links.
  package var path: String
  /// What tells cheaply that it is still the same file.
  package var stamp: FileStamp
  /// What it is to be called.
  package var title: String
  /// What it is to be listed under.
  package var folder: String
  /// Moving pictures or sound alone.
  package var kind: Video.Kind
  /// The length in milliseconds; `nil` leaves what is known.
  package var duration: Int?

  /// A file with everything said.
  package init(
    fingerprint: String, path: String, stamp: FileStamp, title: String, folder: String, kind: Video.Kind,
    duration: Int? = nil
  ) {
    self.fingerprint = fingerprint
    self.path = path
    self.stamp = stamp
    self.title = title
    self.folder = folder
    self.kind = kind
    self.duration = duration
  }
}

/// Size and time of change of a file.
package struct FileStamp: Hashable, Sendable {
  /// Bytes.
  package var size: Int
  /// When the file was changed, in milliseconds since 1970 (UTC).
  package var modified: Int

  /// A stamp with everything said.
  package init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }
}
