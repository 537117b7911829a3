internal import CArchive
internal import Glibc
internal import HTTPServer

/// A ZIP file being written by libarchive into a file without a name, which goes with its last reader.
final class ZipArchive {
  /// The archive could not be written; with libarchive's words.
  struct Failure: Error, Hashable, Sendable {
    var words: String
  }

  private let archive: OpaquePointer
  private let descriptor: Int32

  /// An empty archive; throws when there is no room for temporary files.
  init() throws(Failure) {
    var template = Array("/tmp/.jimaku-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(words: String(cString: strerror(errno))) }
    // The name is not needed: the descriptor is handed on.
    unlink(template)
    guard let archive = archive_write_new() else {
      close(descriptor)
      throw Failure(words: "out of memory")
    }
    self.archive = archive
    archive_write_set_format_zip(archive)
    guard archive_write_open_fd(archive, descriptor) == ARCHIVE_OK else { throw failure() }
  }

  deinit {
    archive_write_free(archive)
    close(descriptor)
  }

  /// Adds a file with these bytes.
  func add(_ name: String, _ bytes: [UInt8]) throws(Failure) {
    guard let entry = archive_entry_new() else { throw Failure(words: "out of memory") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname_utf8(entry, name)
    archive_entry_set_size(entry, Int64(bytes.count))
    // A plain file (AE_IFREG).
    archive_entry_set_filetype(entry, 0o100000)
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_mtime(entry, time(nil), 0)
    guard archive_write_header(archive, entry) == ARCHIVE_OK,
      archive_write_data(archive, bytes, bytes.count) == bytes.count
    else { throw failure() }
  }

  /// Ends the archive and hands its file on.
  func finished() throws -> HTTPFile {
    guard archive_write_close(archive) == ARCHIVE_OK else { throw failure() }
    return try HTTPFile(owning: dup(descriptor))
  }

  private func failure() -> Failure {
    Failure(words: archive_error_string(archive).map { String(cString: $0) } ?? "unknown")
  }
}
