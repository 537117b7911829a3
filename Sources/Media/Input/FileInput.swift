internal import CFFmpeg
internal import Foundation

/// The bytes of one file, opened by us: a name is never taken for an address, whatever it looks like.
final class FileInput {
  /// Whether reading can go back.
  let isSeekable: Bool
  private let descriptor: Int32
  private let cancellation: MediaCancellation
  private(set) var failure: Int32 = 0

  /// Opens `path`.
  ///
  /// Throws `notFound`, `isDirectory`, `permissionDenied`, `emptyFile` or `readFailed`.
  init(path: String, cancellation: MediaCancellation) throws(MediaError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw MediaError(.notFound, path: path) }
    // Without O_NONBLOCK, opening a pipe would wait for its writer and could not be cancelled.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.error(errno, path: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.error(code, path: path)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR || (kind == S_IFREG && status.st_size == 0) {
      close(descriptor)
      throw MediaError(kind == S_IFDIR ? .isDirectory : .emptyFile, path: path)
    }
    self.descriptor = descriptor
    self.cancellation = cancellation
    isSeekable = kind == S_IFREG || kind == S_IFBLK
  }

  deinit {
    close(descriptor)
  }

  /// Reads up to `buffer.count` bytes; 0 at the end; a negative library code when cancelled or failed.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    while !cancellation.isCancelled {
      if !isSeekable {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, 50) == 0 { continue }
      }
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return Int32(count) }
      if errno == EINTR || errno == EAGAIN { continue }
      failure = errno
      return jmk_error_io
    }
    return jmk_error_interrupted
  }

  /// Moves to `offset` as `lseek` does and gives the new position; negative when that is impossible.
  func seek(to offset: Int64, whence: Int32) -> Int64 {
    Int64(lseek(descriptor, off_t(offset), whence))
  }

  /// The size in bytes; negative when there is none to know.
  var size: Int64 {
    var status = stat()
    return isSeekable && fstat(descriptor, &status) == 0 ? Int64(status.st_size) : -1
  }

  private static func error(_ code: Int32, path: String) -> MediaError {
    let known: [Int32: MediaError.Code] = [
      ENOENT: .notFound, ENOTDIR: .notFound, ENAMETOOLONG: .notFound, ELOOP: .notFound,
      EACCES: .permissionDenied,
      EPERM: .permissionDenied, EISDIR: .isDirectory,
    ]
    return MediaError(known[code] ?? .readFailed, path: path, detail: String(cString: strerror(code)))
  }
}
