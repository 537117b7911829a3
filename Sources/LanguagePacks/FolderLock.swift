internal import Glibc

/// Holds a folder against others, as long as it lives; a process that is killed lets go.
final class FolderLock {
  private let descriptor: Int32

  /// `nil` when another holds it and nobody `waits`, or when the file system has no locks or no such folder.
  init?(path: String, waits: Bool = false) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    self.descriptor = descriptor
    guard descriptor >= 0, flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}

/// An error of the system, by its number.
struct SystemFault: Error {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// The system's words.
  var words: String { String(cString: strerror(number)) }
}
