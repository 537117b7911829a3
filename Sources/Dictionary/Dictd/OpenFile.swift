internal import Glibc

/// A file open for reading at any place, from any thread.
///
/// It is read and not mapped: a mapped file that someone shortens ends the process, a read one is an error.
final class OpenFile: Sendable {
  /// Its path.
  let path: String
  /// Its size in bytes when it was opened.
  let size: Int
  private let descriptor: Int32

  /// Opens the file; throws `unreadable`.
  init(_ path: String) throws(DictionaryError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.systemFault(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let fault = Self.systemFault(path)
      close(descriptor)
      throw fault
    }
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// All of it; throws `unreadable`.
  func contents() throws(DictionaryError) -> [UInt8] {
    try read(0..<size)
  }

  /// Exactly these bytes; throws `unreadable`, also when the file has become shorter.
  func read(_ range: Range<Int>) throws(DictionaryError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= size else {
      throw DictionaryError(.unreadable, file: path, detail: "\(range) of \(size) bytes")
    }
    var failure: DictionaryError?
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let more = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, range.count - count,
          off_t(range.lowerBound + count))
        if more < 0 && errno == EINTR { continue }
        guard more > 0 else {
          failure =
            more < 0
            ? Self.systemFault(path)
            : DictionaryError(.unreadable, file: path, detail: "ends at \(range.lowerBound + count)")
          return
        }
        count += more
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func systemFault(_ path: String) -> DictionaryError {
    DictionaryError(.unreadable, file: path, detail: String(cString: strerror(errno)))
  }
}
