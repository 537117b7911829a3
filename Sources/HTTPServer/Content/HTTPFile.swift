internal import Dispatch
internal import Glibc

/// An open plain file; it is closed with the last reference.
///
/// What is sent is this file, whatever happens to its name meanwhile.
package final class HTTPFile: Sendable {
  /// Why a file cannot be sent.
  package struct Failure: Error, Hashable, Sendable {
    /// The kind of fault.
    package enum Code: Hashable, Sendable {
      /// There is no such file, or it is a folder, a pipe or a device.
      case notFound
      /// This user may not read it.
      case notPermitted
      /// Something else.
      case failed
    }

    /// The kind of fault.
    package var code: Code
    /// The system's error number.
    package var number: Int32
  }

  /// The size in bytes when it was opened.
  package let size: Int
  /// When it was last changed.
  package let modified: HTTPDate
  /// Changes with the file: made of its place, its size and the nanosecond of its last change.
  package let entityTag: EntityTag
  private let descriptor: Int32

  /// Takes over an open descriptor, also when it throws.
  package init(owning descriptor: Int32) throws(Failure) {
    var facts = stat()
    let code: Int32? = fstat(descriptor, &facts) == 0 ? nil : errno
    guard code == nil, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(code: code == nil ? .notFound : .failed, number: code ?? 0)
    }
    self.descriptor = descriptor
    size = Int(facts.st_size)
    modified = HTTPDate(seconds: facts.st_mtim.tv_sec)
    let changed =
      UInt64(bitPattern: Int64(facts.st_mtim.tv_sec)) &* 1_000_000_000 &+ UInt64(facts.st_mtim.tv_nsec)
    let parts = [UInt64(facts.st_ino), UInt64(facts.st_size), changed].map { String($0, radix: 36) }
    entityTag = EntityTag(parts.joined(separator: "-"))
  }

  /// Opens the file at `path`, on a thread where waiting for the disk holds nobody up.
  package static func open(_ path: String) async throws(Failure) -> HTTPFile {
    let result: Result<HTTPFile, Failure> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Self.opened(path)) }
    }
    return try result.get()
  }

  deinit {
    close(descriptor)
  }

  /// Reads what is at `offset`; 0 at the end, negative when that fails.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func opened(_ path: String) -> Result<HTTPFile, Failure> {
    guard !path.utf8.contains(0) else { return .failure(Failure(code: .notFound, number: EINVAL)) }
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let number = errno
      let known: [Int32: Failure.Code] = [
        ENOENT: .notFound, ENOTDIR: .notFound, ENAMETOOLONG: .notFound, ELOOP: .notFound,
        EACCES: .notPermitted,
        EPERM: .notPermitted,
      ]
      return .failure(Failure(code: known[number] ?? .failed, number: number))
    }
    return Result { () throws(Failure) in try HTTPFile(owning: descriptor) }
  }
}
