internal import CFFmpeg
internal import Foundation

/// The bytes of one file, opened by us: a name is never taken for an address, whatever it looks like.
final class FileInput {
  private enum Source {
    case descriptor(Int32)
    case memory([UInt8], offset: Int)
  }

  /// Whether reading can go back.
  let isSeekable: Bool
  private var source: Source
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
    source = .descriptor(descriptor)
    self.cancellation = cancellation
    isSeekable = kind == S_IFREG || kind == S_IFBLK
  }

  /// A file whose bytes are in memory already.
  init(bytes: [UInt8], cancellation: MediaCancellation) {
    source = .memory(bytes, offset: 0)
    self.cancellation = cancellation
    isSeekable = true
  }

  deinit {
    if case .descriptor(let descriptor) = source { close(descriptor) }
  }

  /// Reads up to `buffer.count` bytes; 0 at the end; a negative library code when cancelled or failed.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    while !cancellation.isCancelled {
      guard case .descriptor(let descriptor) = source else { return readMemory(into: buffer) }
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

  /// The `count` bytes from `offset` on, fewer at the end; the reading position stays where it is.
  ///
  /// Throws `readFailed` and `cancelled`.
  func bytes(at offset: Int64, count: Int, path: String) throws(MediaError) -> [UInt8] {
    guard case .descriptor(let descriptor) = source else { return memory(at: offset, count: count) }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      if cancellation.isCancelled { throw MediaError(.cancelled, path: path) }
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + done }, count - done, off_t(offset) + off_t(done))
      }
      if read == 0 { break }
      if read < 0, errno != EINTR { throw Self.error(errno, path: path) }
      done += max(0, read)
    }
    return Array(bytes.prefix(done))
  }

  /// Moves to `offset` as `lseek` does and gives the new position; negative when that is impossible.
  func seek(to offset: Int64, whence: Int32) -> Int64 {
    switch source {
    case .descriptor(let descriptor):
      return Int64(lseek(descriptor, off_t(offset), whence))
    case .memory(let bytes, let position):
      let base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position : bytes.count
      let (target, overflow) = Int64(base).addingReportingOverflow(offset)
      guard !overflow, (0...Int64(bytes.count)).contains(target) else { return -1 }
      source = .memory(bytes, offset: Int(target))
      return target
    }
  }

  /// The size in bytes; negative when there is none to know.
  var size: Int64 {
    switch source {
    case .descriptor(let descriptor):
      var status = stat()
      return isSeekable && fstat(descriptor, &status) == 0 ? Int64(status.st_size) : -1
    case .memory(let bytes, _): return Int64(bytes.count)
    }
  }

  private func memory(at offset: Int64, count: Int) -> [UInt8] {
    guard case .memory(let bytes, _) = source, offset < Int64(bytes.count) else { return [] }
    return Array(bytes[Int(offset)...].prefix(count))
  }

  private func readMemory(into buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    guard case .memory(let bytes, let offset) = source else { return jmk_error_io }
    let count = min(buffer.count, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<(offset + count)])
    source = .memory(bytes, offset: offset + count)
    return Int32(count)
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
